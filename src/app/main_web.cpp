// The program with the window, in the page.

#include "app/shell.h"

int main() {
    static tessera::Shell shell;  // the browser goes on calling it after main has returned
    if (!shell.open({}, false)) {
        return 1;
    }
    tessera::platform::run_loop(shell);
    return 0;
}
