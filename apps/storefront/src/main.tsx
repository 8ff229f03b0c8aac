import { withoutClosingSlash } from '@niramaya/contract';
import { makeStore } from '@niramaya/data-access';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { fetchChunksWhenIdle } from './app/fetchAhead';
import { keepOverlaysInHistory, routerWindow } from './app/overlay-history';
import { startWorker } from './offline/worker';
import { routes } from './app/routes';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw the shop into.');

/** Removes a trailing slash from a typed address, which belongs to the same screen (AMB-60). */
function removeTrailingSlash() {
  const address = new URL(window.location.href);
  const pathname = withoutClosingSlash(address.pathname);
  if (pathname === address.pathname) return;
  address.pathname = pathname;
  window.history.replaceState(window.history.state, '', address);
}

/** Hydrates a prerendered page, or renders the shop into an empty one. */
async function openShop(root: HTMLElement) {
  const address = window.location.pathname;
  // Without the chunk of its screen, the first update would replace the prerendered screen by a loading state. The
  // screen itself shows an error if its chunk fails to load.
  if (root.firstElementChild)
    await routes
      .find(({ path }) => path === address)
      ?.load()
      .catch(() => undefined);
  const shop = (
    <StrictMode>
      {/* Without React's transitions. A clicked checkbox changes at once, not after the screen behind it has rendered. */}
      <BrowserRouter window={routerWindow()} useTransitions={false}>
        <App store={makeStore()} />
      </BrowserRouter>
    </StrictMode>
  );
  // Back in the meantime may have led to another screen than the prerendered one.
  if (root.firstElementChild && window.location.pathname === (root.dataset.page ?? address))
    // In slices of a few ms, so that a scroll or a click in between need not wait for the whole page.
    startTransition(() => void hydrateRoot(root, shop));
  else createRoot(root).render(shop);
}

// In a browser that is too old, the page stays as it was prerendered, and its links open as documents.
if (!('old' in window && window.old)) {
  removeTrailingSlash();
  keepOverlaysInHistory();
  void openShop(root).then(() => {
    void fetchChunksWhenIdle();
    if (import.meta.env.PROD) startWorker();
  });
}
