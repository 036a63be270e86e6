// Runs before everything else, in every browser. Shows a message if boot.js cannot: because it did not arrive, or is not
// allowed to run. The sentences are hidden elements of index.html.
(function () {
  var patience = 6000; // after which the page does without the style sheet
  var reason = location.protocol === 'file:' ? 'local' : 'missing';

  function has_started() {
    return 'started' in document.documentElement.dataset;
  }

  function tell() {
    var sentence = document.getElementById(reason);
    var again = document.getElementById('again');
    if (has_started()) return;
    if (!sentence || !again) return document.readyState === 'complete' ? tell_of_cut() : setTimeout(tell, 50);
    document.getElementById('shell').className = 'stopped';
    sentence.hidden = false;
    again.hidden = reason !== 'missing';
  }

  // The page itself was cut off, and its sentences may be missing.
  function tell_of_cut() {
    document.body.textContent = 'Tessera could not be loaded. Please check the connection and reload the page.';
  }

  // Runs when everything has loaded or failed.
  function look_for_start() {
    if (!has_started()) tell();
  }

  function addresses() {
    var elements = document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload], link[rel=preload]');
    return Array.prototype.map.call(elements, function (element) { return element.src || element.href; });
  }

  // Cached copies may be the fault, so they are dropped for the next attempt, unless offline.
  function try_again() {
    function reload() { location.reload(); }
    if (!navigator.onLine || !self.fetch || !self.Promise) return reload();
    setTimeout(reload, 5000);
    var tasks = addresses().map(function (address) { return fetch(address, { cache: 'reload' }); });
    if (navigator.serviceWorker) {
      tasks.unshift(navigator.serviceWorker.getRegistration().then(function (known) { return known && known.unregister(); }));
    }
    if (self.caches) {
      tasks.unshift(caches.keys().then(function (names) {
        return Promise.all(names.map(function (name) { return /^tessera-/.test(name) && caches.delete(name); }));
      }));
    }
    Promise.all(tasks).then(reload, reload);
  }

  addEventListener('error', function (event) {
    if (event.target.tagName === 'SCRIPT' || /boot[.]js/.test(event.filename)) tell();
  }, true);
  addEventListener('load', look_for_start);
  if (document.readyState === 'complete') look_for_start();
  addEventListener('click', function (event) {
    if (event.target.id === 'again') try_again();
  });
  // A style sheet that is still loading blocks both scripts and the first frame.
  setTimeout(function () {
    var sheet = document.querySelector('link[rel=stylesheet]');
    if (sheet && !sheet.sheet) sheet.parentNode.removeChild(sheet);
  }, patience);
  if (reason !== 'missing') tell();
})();
