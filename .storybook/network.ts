import { scenarios } from '@niramaya/fixtures/msw';
import { delay, http, HttpResponse } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { addons } from 'storybook/preview-api';
import { askedEvent, type Asked } from './asked';
import { requestFreshPictures } from './fresh-pictures';

const unhandled: string[] = [];
const isOurs = (url: URL) => url.pathname.startsWith('/api/') || url.href.includes('googleapis.com');
/** Whether a mock answers the URL, images included. Components get image addresses as in a response of the API. */
const isAnswered = (url: URL) => isOurs(url) || url.pathname.startsWith('/pictures/');

let worker: SetupWorker | undefined;
let asked: Asked = { network: 'asStory', asked: false };

function tellToolbar(now: Asked) {
  asked = now;
  if (import.meta.env.VITEST_STORYBOOK === undefined) addons.getChannel().emit(askedEvent, now);
}

/** Starts the service worker that mocks the network, and records calls without a handler. */
export async function startNetwork() {
  const started = setupWorker();
  started.events.on('request:unhandled', ({ request }) => {
    if (isOurs(new URL(request.url))) unhandled.push(`${request.method} ${request.url}`);
  });
  started.events.on('request:start', ({ request }) => {
    if (!asked.asked && isAnswered(new URL(request.url))) tellToolbar({ ...asked, asked: true });
  });
  await started.start({ quiet: true, onUnhandledFrame: 'bypass' });
  worker = started;
  return started;
}

/** The name of the control that changes the network of a screen. No screen has a prop of that name. */
export const networkControl = 'network';

/**
 * The URL patterns that every network state replaces. The last pattern matches anywhere in a URL, because the host of
 * the identity emulator comes before the name of the service.
 */
const everywhere = ['*/api/*', '*/pictures/*', /(?:identitytoolkit|securetoken)\.googleapis\.com\//];

/** The network states of the toolbar, beside the scenarios. They replace the handlers of the story. */
export const networkStates = {
  loading: { title: 'Never answers', answer: () => delay('infinite') },
  failed: {
    title: 'Everything fails',
    answer: () => HttpResponse.json({ title: 'Out of order', status: 503 }, { status: 503 }),
  },
  offline: { title: 'No connection', answer: () => HttpResponse.error() },
};

/** The network choices beside `asStory`, by their titles. */
export const networkTitles: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(networkStates).map(([name, { title }]) => [name, title]),
  ...scenarios.map(({ name, title }) => [name, title]),
]);

/** Where a story sets its network. The control of a screen overrides the toolbar. */
interface Chosen {
  readonly args: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Returns the chosen network: one of `networkStates`, a scenario, or `asStory`. */
export const networkOf = ({ args, globals }: Chosen) => String(args[networkControl] ?? globals.network);

const scenarioOf = (chosen: Chosen) => scenarios.find(({ name }) => name === networkOf(chosen));

/** Whether the chosen scenario fills the storage of the browser. */
export const isStorageFull = (chosen: Chosen) => scenarioOf(chosen)?.fullStorage === true;

/** Sets `navigator.onLine` and fires its event, which the shop listens to. */
function connect(isOnline: boolean) {
  if (navigator.onLine === isOnline) return;
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Adds the handlers of the chosen network or scenario before those of the story. `asStory` changes nothing. */
export function overrideNetwork(chosen: Chosen) {
  const network = networkOf(chosen);
  const state = Object.entries(networkStates).find(([name]) => name === network)?.[1];
  worker?.use(...(scenarioOf(chosen)?.handlers() ?? []));
  if (state) worker?.use(...everywhere.map((address) => http.all(address, state.answer)));
  connect(network !== 'offline');
  requestFreshPictures(network);
  tellToolbar({ network, asked: false });
}

/** Forgets the unhandled calls of the previous story. */
export const forgetUnhandled = () => {
  unhandled.length = 0;
};

/** Fails the story if it made a request that none of its handlers answers. */
export function refuseUnhandled() {
  if (unhandled.length > 0) throw new Error(`No handler of this story answers ${unhandled.join(', ')}.`);
}
