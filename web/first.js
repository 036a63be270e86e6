// Comes before everything else and is understood by every browser. It speaks where boot.js cannot: where that has not arrived,
// or is not allowed to run. The sentences stand in index.html, hidden.
(function () {
  var patience = 6000; // a style sheet that has not come by then is done without
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

  // The page itself was cut off on its way, and its sentences may be what is missing.
  function tell_of_cut() {
    document.body.textContent = 'Tessera could not be loaded. Please check the connection and reload the page.';
  }

  // When all has arrived or failed.
  function look_for_start() {
    if (!has_started()) tell();
  }

  function addresses() {
    var elements = document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload], link[rel=preload]');
    return Array.prototype.map.call(elements, function (element) { return element.src || element.href; });
  }

  // Kept copies may be what is wrong, so none is used the next time. Offline they are all there is.
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
  // A style sheet on its way keeps back both the scripts and the first picture.
  setTimeout(function () {
    var sheet = document.querySelector('link[rel=stylesheet]');
    if (sheet && !sheet.sheet) sheet.parentNode.removeChild(sheet);
  }, patience);
  if (reason !== 'missing') tell();
})();
