// The lab's program, in its page.

#include "app/lab/lab_shell.h"

int main() {
    static tessera::LabShell shell;  // the browser keeps calling it after main has returned
    if (!shell.open({})) {
        return 1;
    }
    tessera::platform::run_loop(shell);
    return 0;
}
