import { scenarios } from '@niramaya/fixtures/msw';
import { delay, http, HttpResponse } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { addons } from 'storybook/preview-api';
import { askedEvent, type Asked } from './asked';
import { askForPicturesAnew } from './pictures-anew';

const unhandled: string[] = [];
const isOurs = (url: URL) => url.pathname.startsWith('/api/') || url.href.includes('googleapis.com');
/** Components are shown with the addresses of pictures as the API answers them. */
const isAnswered = (url: URL) => isOurs(url) || url.pathname.startsWith('/pictures/');

let worker: SetupWorker | undefined;
let asked: Asked = { network: 'asStory', asked: false };

function tellToolbar(now: Asked) {
  asked = now;
  if (import.meta.env.VITEST_STORYBOOK === undefined) addons.getChannel().emit(askedEvent, now);
}

/** Starts the worker that answers for the network, and notes calls that no handler of the story knows. */
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

/** The control of a screen that turns its network. No screen has a prop of that name. */
export const networkControl = 'network';

/** The last one anywhere: the host of the identity emulator comes before the name of the service. */
const everywhere = ['*/api/*', '*/pictures/*', /(?:identitytoolkit|securetoken)\.googleapis\.com\//];

/** What the toolbar can make of the network beside the scenarios, whatever the story has its handlers answer. */
export const networkStates = {
  loading: { title: 'Never answers', answer: () => delay('infinite') },
  failed: {
    title: 'Everything fails',
    answer: () => HttpResponse.json({ title: 'Out of order', status: 503 }, { status: 503 }),
  },
  offline: { title: 'No connection', answer: () => HttpResponse.error() },
};

/** The choices of the network beside `asStory`, by their titles. */
export const networkTitles: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(networkStates).map(([name, { title }]) => [name, title]),
  ...scenarios.map(({ name, title }) => [name, title]),
]);

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

/** The browser says so itself where there is no connection, which the shop listens to. */
function connect(isOnline: boolean) {
  if (navigator.onLine === isOnline) return;
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Puts the chosen network or scenario before the story's: `asStory` leaves it alone. */
export function overrideNetwork(chosen: Chosen) {
  const network = networkOf(chosen);
  const state = Object.entries(networkStates).find(([name]) => name === network)?.[1];
  worker?.use(...(scenarioOf(chosen)?.handlers() ?? []));
  if (state) worker?.use(...everywhere.map((address) => http.all(address, state.answer)));
  connect(network !== 'offline');
  askForPicturesAnew(network);
  tellToolbar({ network, asked: false });
}

/** Forgets the calls of the story before. */
export const forgetUnhandled = () => {
  unhandled.length = 0;
};

/** Fails the story when it asked for something that none of its handlers answers. */
export function refuseUnhandled() {
  if (unhandled.length > 0) throw new Error(`No handler of this story answers ${unhandled.join(', ')}.`);
}
