import { scenarios } from '@niramaya/fixtures/msw';
import { delay, http, HttpResponse } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

const unhandled: string[] = [];
const isOurs = (url: URL) => url.pathname.startsWith('/api/') || url.href.includes('googleapis.com');

let worker: SetupWorker | undefined;

/** Starts the worker that answers for the network, and notes calls that no handler of the story knows. */
export async function startNetwork() {
  const started = setupWorker();
  started.events.on('request:unhandled', ({ request }) => {
    if (isOurs(new URL(request.url))) unhandled.push(`${request.method} ${request.url}`);
  });
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  worker = started;
  return started;
}

const everywhere = ['*/api/*', 'https://*.googleapis.com/*'];

/** What the toolbar can make of the network, whatever the story has its handlers answer. */
export const networkStates = {
  /** As the story has it, three seconds later. */
  slow: () => delay(3000).then(() => undefined),
  loading: () => delay('infinite'),
  failed: () => HttpResponse.json({ title: 'Out of order', status: 503 }, { status: 503 }),
  offline: () => HttpResponse.error(),
};

const scenarioOf = (globals: Record<string, unknown>) => scenarios.find(({ name }) => name === globals.network);

/** Whether the toolbar's scenario leaves the browser no room. */
export const isStorageFull = (globals: Record<string, unknown>) => scenarioOf(globals)?.fullStorage === true;

/** Puts the toolbar's network or scenario before the story's: `asStory` leaves it alone. */
export function overrideNetwork({ globals }: { globals: Record<string, unknown> }) {
  const answer = Object.entries(networkStates).find(([state]) => state === globals.network)?.[1];
  worker?.use(...(scenarioOf(globals)?.handlers() ?? []));
  if (answer) worker?.use(...everywhere.map((address) => http.all(address, answer)));
}

/** Forgets the calls of the story before. */
export const forgetUnhandled = () => {
  unhandled.length = 0;
};

/** Fails the story when it asked for something that none of its handlers answers. */
export function refuseUnhandled() {
  if (unhandled.length > 0) throw new Error(`No handler of this story answers ${unhandled.join(', ')}.`);
}
