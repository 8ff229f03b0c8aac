import { stateOfLink, withoutClosingSlash } from '@niramaya/contract';
import { makeStore } from '@niramaya/data-access';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { prefetchChunksWhenIdle } from './app/prefetch';
import { syncOverlaysWithHistory, routerWindow } from './app/overlay-history';
import { startWorker } from './offline/worker';
import { routes } from './app/routes';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw the shop into.');

function removeTrailingSlash() {
  const address = new URL(window.location.href);
  const pathname = withoutClosingSlash(address.pathname);
  if (pathname === address.pathname) return;
  address.pathname = pathname;
  window.history.replaceState(window.history.state, '', address);
}

/** Moves what a link says in its query into the history entry, where a click in the same tab puts it. */
function adoptLinkState() {
  const { pathname, search, hash } = window.location;
  const usr = stateOfLink(search);
  if (usr) window.history.replaceState({ ...(window.history.state as object | null), usr }, '', pathname + hash);
}

async function openShop(root: HTMLElement) {
  const address = window.location.pathname;
  // Without the chunk, the first update would show a loading state.
  if (root.firstElementChild)
    await routes
      .find(({ path }) => path === address)
      ?.load()
      .catch(() => undefined);
  const shop = (
    <StrictMode>
      {/* A checkbox must change before the screen has rendered. */}
      <BrowserRouter window={routerWindow()} useTransitions={false}>
        <App store={makeStore()} />
      </BrowserRouter>
    </StrictMode>
  );
  // Back may have changed the URL.
  if (root.firstElementChild && window.location.pathname === (root.dataset.page ?? address))
    // Hydrates in slices of a few ms.
    startTransition(() => void hydrateRoot(root, shop));
  else createRoot(root).render(shop);
}

// Old browsers show only the prerendered page.
if (!('old' in window && window.old)) {
  removeTrailingSlash();
  adoptLinkState();
  syncOverlaysWithHistory();
  void openShop(root).then(() => {
    void prefetchChunksWhenIdle();
    if (import.meta.env.PROD) startWorker();
    // The worker of a build would serve its files.
    else void navigator.serviceWorker?.getRegistration().then((worker) => worker?.unregister());
  });
}
