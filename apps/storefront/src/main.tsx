import { withoutClosingSlash } from '@niramaya/contract';
import { makeStore } from '@niramaya/data-access';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { openHistory, ShopRouter } from './app/ShopRouter';
import { fetchChunksWhenIdle } from './app/fetchAhead';
import { keepOverlaysInHistory } from './app/overlay-history';
import { startWorker } from './offline/worker';
import { routes } from './app/routes';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw the shop into.');

/** Hydrates a prerendered page, or renders the shop into an empty one. */
async function openShop(root: HTMLElement) {
  const address = withoutClosingSlash(window.location.pathname);
  // Without the chunk of its screen, the first update would replace the prerendered screen by a loading state. The
  // screen itself shows an error if its chunk fails to load.
  if (root.firstElementChild)
    await routes
      .find(({ path }) => path === address)
      ?.load()
      .catch(() => undefined);
  const shop = (
    <StrictMode>
      <ShopRouter opened={openHistory()}>
        <App store={makeStore()} />
      </ShopRouter>
    </StrictMode>
  );
  // Back in the meantime may have led to another screen than the prerendered one.
  if (root.firstElementChild && withoutClosingSlash(window.location.pathname) === (root.dataset.page ?? address))
    // In slices of a few ms, so that a scroll or a click in between need not wait for the whole page.
    startTransition(() => void hydrateRoot(root, shop));
  else createRoot(root).render(shop);
}

// In a browser that is too old, the page stays as it was prerendered, and its links open as documents.
if (!('old' in window && window.old)) {
  keepOverlaysInHistory();
  void openShop(root).then(() => {
    void fetchChunksWhenIdle();
    if (import.meta.env.PROD) startWorker();
  });
}
