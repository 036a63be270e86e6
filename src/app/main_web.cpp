// The program in the page.

#include "app/shell.h"

int main() {
    static tessera::Shell shell;  // static, since the browser calls it after main has returned
    if (!shell.open({}, false)) {
        return 1;
    }
    tessera::platform::run_loop(shell);
    return 0;
}
