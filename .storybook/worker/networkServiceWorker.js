/**
 * The service worker of the stories: that of MSW, and a message that makes it control a page. A worker claims the open
 * pages once, when it becomes active. A page whose navigation began before and ended after that has no worker.
 */
importScripts('mockServiceWorker.js');

addEventListener('message', (event) => {
  if (event.data !== 'CLAIM') return;
  event.waitUntil(self.clients.claim().then(() => event.ports[0].postMessage('CLAIMED')));
});
