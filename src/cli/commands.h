#pragma once

#include "cli/arguments.h"

namespace tessera {

// One function per command; each prints its output and returns the exit status.
int solve(const Arguments& arguments);
int count(const Arguments& arguments);
int generate(const Arguments& arguments);
int hint(const Arguments& arguments);
int explain(const Arguments& arguments);
int grade(const Arguments& arguments);
int fit(const Arguments& arguments);  // for grade --fit
int print_sheet(const Arguments& arguments);
int show(const Arguments& arguments);
int book(const Arguments& arguments);
int share(const Arguments& arguments);
int open(const Arguments& arguments);
int convert(const Arguments& arguments);
int check(const Arguments& arguments);
int replay(const Arguments& arguments);
int lab(const Arguments& arguments);
int merge(const Arguments& arguments);
int bench(const Arguments& arguments);
int serve(const Arguments& arguments);
int completion(const Arguments& arguments);
int manual(const Arguments& arguments);

}  // namespace tessera
