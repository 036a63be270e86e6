// Comes first in worker.js. What goes wrong while the program is loaded goes wrong inside a promise, of which the page
// hears nothing; thrown once more outside, it is an error of the worker, which pool_web.cpp listens for.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  setTimeout(() => { throw event.reason; });
});

// The program of the same version as this script: the address says which.
Module['locateFile'] = (file) => file + location.search;
