// Placed first in worker.js. An error while the program loads rejects a promise, which the page does not
// notice; thrown again outside, it is an error of the worker, which pool_web.cpp listens for.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  setTimeout(() => { throw event.reason; });
});

// Loads the program of the same version as this script, given in its address.
Module['locateFile'] = (file) => file + location.search;
