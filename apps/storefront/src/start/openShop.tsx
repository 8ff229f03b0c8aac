import { makeStore } from '@niramaya/data-access';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/App';
import { routes } from '../app/routes';
import { routerWindow } from '../history/overlay-history';

/**
 * Hydrates the prerendered page in `root`. Renders from nothing where there is no prerendered page, as on a development
 * server, and where Back has changed the address while the code was loading.
 *
 * @returns a promise that is settled when React has begun. It never rejects: a screen whose chunk cannot be loaded
 *   shows its own failure.
 */
export async function openShop(root: HTMLElement) {
  const address = window.location.pathname;
  const isPrerendered = root.firstElementChild !== null;
  // Without the chunk of its screen, React would replace the prerendered screen with a loading state.
  if (isPrerendered)
    await routes
      .find(({ path }) => path === address)
      ?.load()
      .catch(() => undefined);
  const shop = (
    <StrictMode>
      {/*
        With transitions, the router would render a new address at low priority, so a ticked filter would show late.
      */}
      <BrowserRouter window={routerWindow()} useTransitions={false}>
        <App store={makeStore()} />
      </BrowserRouter>
    </StrictMode>
  );
  // `data-page` is the address of the prerendered screen; the page of an unknown address has none.
  const isPageOfAddress = window.location.pathname === (root.dataset.page ?? address);
  // React hydrates the shell at once, and each Suspense boundary in slices. In a transition it would hydrate the shell
  // in slices too, and a slow phone would paint between them: the controls would work later.
  if (isPrerendered && isPageOfAddress) hydrateRoot(root, shop);
  else createRoot(root).render(shop);
}
