# Reads CTest's LastTest.log and prints "PASSED FAILED": the test cases where a test is a doctest run, else the test
# itself. A run that fails without a failed case (a crash, a sanitizer's finding) counts as one failure; what was skipped
# does not count.
function finish() {
    if (!name) return
    failed += cases_failed
    passed += cases_passed
    if (verdict_failed && !cases_failed) ++failed
    if (!verdict_failed && !is_skipped && !cases_passed && !cases_failed) ++passed
}
/^[0-9]+\/[0-9]+ Test: / { finish(); name = $0; cases_passed = cases_failed = verdict_failed = is_skipped = 0 }
/^\[doctest\] test cases:/ { cases_passed = $6; cases_failed = $9 }
/^Skip regular expression found/ { is_skipped = 1 }
/^Test (Fail|Timeout|Not Run)/ { verdict_failed = 1 }
END { finish(); print passed + 0, failed + 0 }
