import { paths, withoutClosingSlash } from '@niramaya/contract';
import { makeStore } from '@niramaya/data-access';
import { fetchPageChunks } from '@niramaya/lazy';
import { takeEarlyUse } from '@niramaya/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { openHistory, ShopRouter } from './app/ShopRouter';
import { fetchChunksWhenIdle } from './app/fetchAhead';
import { keepOverlaysInHistory } from './app/overlay-history';
import { startWorker } from './offline/worker';
import { routes } from './app/routes';

declare global {
  interface Window {
    /** Fulfilled when a prerendered page has the rules of what is rendered later, or goes without them. */
    readonly late?: Promise<unknown>;
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw the shop into.');

/** Screens that are for guests. */
const memberless: readonly string[] = [paths.login, paths.register];

const drawShop = () => (
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
 * A function and no `await` of the module itself: a screen's chunk may import from the chunk that this module is in, and
 * would wait for it as this waits for the chunk.
 */
async function openShop(root: HTMLElement) {
  if (!root.firstElementChild) {
    createRoot(root).render(drawShop());
    return;
  }
  // The prerendered screen stays as it is until its chunk has come; hydrated without it, it would be rendered anew.
  const route = currentRoute();
  // A chunk that does not come is told by the screen itself.
  await Promise.all([route?.load().catch(() => undefined), window.late]);
  // For a member these lead on at once, and what has no code yet would then be drawn anew.
  const isMember = 'member' in document.documentElement.dataset;
  if (isMember && route && memberless.includes(route.path)) await fetchPageChunks();
  takeEarlyUse();
  if (currentRoute()?.path === root.dataset.page)
    // In slices of a few ms, so that a press or a scroll meanwhile need not wait for the whole of it.
    startTransition(() => void hydrateRoot(root, drawShop()));
  // Whoever has pressed Back meanwhile is to see another screen than the one that is in the page.
  else createRoot(root).render(drawShop());
}

keepOverlaysInHistory();
void openShop(root).then(() => {
  void fetchChunksWhenIdle();
  if (import.meta.env.PROD) startWorker();
});
