import { paths, withoutClosingSlash } from '@niramaya/contract';
import { makeStore } from '@niramaya/data-access';
import { fetchPageChunks } from '@niramaya/lazy';
import { captureEarlyEvents } from '@niramaya/ui';
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

/** Screens for guests only. */
const memberless: readonly string[] = [paths.login, paths.register];

const renderShop = () => (
  <StrictMode>
    <ShopRouter opened={openHistory()}>
      <App store={makeStore()} />
    </ShopRouter>
  </StrictMode>
);

const currentRoute = () => {
  const address = withoutClosingSlash(window.location.pathname);
  return routes.find(({ path }) => path === address);
};

/**
 * Hydrates or renders the shop. This is a function, not a top-level `await`. A screen's chunk may import from the chunk
 * of this module. With a top-level `await` each of the two chunks would wait for the other.
 */
async function openShop(root: HTMLElement) {
  if (!root.firstElementChild) {
    createRoot(root).render(renderShop());
    return;
  }
  // The prerendered screen stays as it is until its chunk has loaded. Hydration without the chunk would re-render it.
  const route = currentRoute();
  // The screen itself shows an error if its chunk fails to load.
  await route?.load().catch(() => undefined);
  // These screens redirect a member at once. The parts whose code has not loaded yet would then be re-rendered.
  const isMember = 'member' in document.documentElement.dataset;
  if (isMember && route && memberless.includes(route.path)) await fetchPageChunks();
  captureEarlyEvents();
  if (currentRoute()?.path === root.dataset.page)
    // Hydrates in slices of a few ms, so that a click or a scroll in between need not wait for the whole page.
    startTransition(() => void hydrateRoot(root, renderShop()));
  // A shopper who has clicked Back in the meantime needs another screen than the prerendered one.
  else createRoot(root).render(renderShop());
}

keepOverlaysInHistory();
void openShop(root).then(() => {
  void fetchChunksWhenIdle();
  if (import.meta.env.PROD) startWorker();
});
