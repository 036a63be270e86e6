# Reads CTest's LastTest.log and prints "PASSED FAILED": the test cases where a test is a doctest run, else the test
# itself. A run that fails without a failed case (a crash, a sanitizer's finding) counts as one failure.
function finish() {
    if (!name) return
    failed += cases_failed
    passed += cases_passed
    if (verdict_failed && !cases_failed) ++failed
    if (!verdict_failed && !cases_passed && !cases_failed) ++passed
}
/^[0-9]+\/[0-9]+ Test: / { finish(); name = $0; cases_passed = cases_failed = verdict_failed = 0 }
/^\[doctest\] test cases:/ { cases_passed = $6; cases_failed = $9 }
/^Test (Fail|Timeout|Not Run)/ { verdict_failed = 1 }
END { finish(); print passed + 0, failed + 0 }
