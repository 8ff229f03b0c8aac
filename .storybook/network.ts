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

/** The control of a screen that turns its network. No screen has a prop of that name. */
export const networkControl = 'network';

const everywhere = ['*/api/*', 'https://*.googleapis.com/*'];

/** What the toolbar can make of the network beside the scenarios, whatever the story has its handlers answer. */
export const networkStates = {
  loading: () => delay('infinite'),
  failed: () => HttpResponse.json({ title: 'Out of order', status: 503 }, { status: 503 }),
  offline: () => HttpResponse.error(),
};

/** Where a story says what its network does: the control of a screen has the word before the toolbar. */
interface Chosen {
  readonly args: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** What the network is to do: one of `networkStates`, a scenario, or `asStory`. */
export const networkOf = ({ args, globals }: Chosen) => String(args[networkControl] ?? globals.network);

const scenarioOf = (chosen: Chosen) => scenarios.find(({ name }) => name === networkOf(chosen));

/** Whether the chosen scenario leaves the browser no room. */
export const isStorageFull = (chosen: Chosen) => scenarioOf(chosen)?.fullStorage === true;

/** Puts the chosen network or scenario before the story's: `asStory` leaves it alone. */
export function overrideNetwork(chosen: Chosen) {
  const answer = Object.entries(networkStates).find(([state]) => state === networkOf(chosen))?.[1];
  worker?.use(...(scenarioOf(chosen)?.handlers() ?? []));
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
