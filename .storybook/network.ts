import { scenarios } from '@niramaya/fixtures/msw';
import { bypass, http } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

/** The requests of the current story that no handler has answered. */
const unhandled: string[] = [];
/** True for a request to the API or to the identity service. */
const isOurs = (url: URL) => url.pathname.startsWith('/api/') || url.href.includes('googleapis.com');

/** The path below which Storybook is served. A published build may be in a subfolder. */
const base = import.meta.env.BASE_URL;

/** The service worker of MSW, once it has started. */
let worker: SetupWorker | undefined;

/**
 * Waits until the service worker that another page has begun to install controls this one. MSW would load the page
 * again if it found a worker that does not control it. A browser may also give up the installation with the other page.
 */
async function untilControlled() {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.getRegistration();
  const coming = registration?.installing ?? registration?.waiting ?? registration?.active;
  if (serviceWorker.controller || !coming) return;
  await new Promise<void>((resolve) => {
    const endIfSettled = () => {
      if (coming.state === 'redundant' || coming.state === 'activated') resolve();
    };
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    coming.addEventListener('statechange', endIfSettled);
    endIfSettled();
  });
}

/**
 * Starts the service worker that answers the requests of all stories, and returns it. Pictures of products come from
 * the files of Storybook.
 */
export async function startNetwork() {
  worker = setupWorker(
    http.get<{ file: string }>('*/pictures/:file', ({ params }) => fetch(bypass(`${base}pictures/${params.file}`))),
  );
  worker.events.on('request:unhandled', ({ request }) => {
    if (isOurs(new URL(request.url))) unhandled.push(`${request.method} ${request.url}`);
  });
  const url = `${base}mockServiceWorker.js`;
  await untilControlled();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  return worker;
}

/** The titles of the network scenarios, for the toolbar. */
export const networkTitles: Readonly<Record<string, string>> = Object.fromEntries(
  scenarios.map(({ name, title }) => [name, title]),
);

type Globals = Readonly<Record<string, unknown>>;
/** Returns the scenario that the toolbar has selected, if any. */
const scenarioOf = ({ network }: Globals) => scenarios.find(({ name }) => name === network);

/** Returns whether the selected scenario has a full storage. */
export const isStorageFull = (globals: Globals) => scenarioOf(globals)?.fullStorage === true;

/** Uses the handlers of the selected scenario instead of those of the story. */
export function overrideNetwork({ globals }: { readonly globals: Globals }) {
  worker?.use(...(scenarioOf(globals)?.handlers() ?? []));
}

/** Clears the list of unanswered requests before a story. */
export const forgetUnhandled = () => {
  unhandled.length = 0;
};

/**
 * Fails a story that has sent a request without a handler. Without this check the request would fail quietly, or reach
 * the network.
 */
export function rejectUnhandled() {
  if (unhandled.length > 0) throw new Error(`No handler of this story answers ${unhandled.join(', ')}.`);
}
