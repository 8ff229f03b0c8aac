import { allReady, identityHandlers, type Account } from '@niramaya/fixtures/msw';
import { bypass, http } from 'msw';
import { setupWorker } from 'msw/browser';

/**
 * The folder of the demonstration on its host, with a slash at both ends. Below it each translation has one of its own.
 */
export const demoRoot = import.meta.env.VITE_DEMO_ROOT as string;
/** The key of the accounts in `localStorage`. */
const accountsKey = 'demo.accounts';

function storedAccounts(): Account[] | undefined {
  try {
    return (JSON.parse(localStorage.getItem(accountsKey) ?? 'null') as Account[] | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores the accounts for the next page load, because a log-in loads the home page as a new document. The storage never
 * has a password, so after a page load any password signs in.
 */
function storeAccounts(accounts: readonly Account[]): void {
  const withoutPasswords = accounts.map(({ password: _password, ...account }) => account);
  try {
    localStorage.setItem(accountsKey, JSON.stringify(withoutPasswords));
  } catch {
    // A browser that stores nothing forgets the accounts with the page.
  }
}

/**
 * Starts MSW's service worker, which answers the requests to the API and to the identity provider, and those for
 * pictures of products. Rejects in a browser without service workers, such as in a private window of Firefox.
 */
export async function startNetwork(): Promise<void> {
  const handlers = { ...allReady(), identity: identityHandlers.ready(storedAccounts(), storeAccounts) };
  const pictures = http.get<{ file: string }>('*/api/pictures/:file', ({ params }) =>
    fetch(bypass(`${demoRoot}pictures/${params.file}`)),
  );
  const url = `${demoRoot}mockServiceWorker.js`;
  await setupWorker(pictures, ...Object.values(handlers).flat()).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url },
  });
}
