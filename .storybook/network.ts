import { scenarios } from '@niramaya/fixtures/msw';
import { bypass, http } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

const unhandled: string[] = [];
const isOurs = (url: URL) => url.pathname.startsWith('/api/') || url.href.includes('googleapis.com');

/** A build may be served below a path. */
const base = import.meta.env.BASE_URL;

let worker: SetupWorker | undefined;

export async function startNetwork() {
  worker = setupWorker(
    http.get<{ file: string }>('*/pictures/:file', ({ params }) => fetch(bypass(`${base}pictures/${params.file}`))),
  );
  worker.events.on('request:unhandled', ({ request }) => {
    if (isOurs(new URL(request.url))) unhandled.push(`${request.method} ${request.url}`);
  });
  const url = `${base}mockServiceWorker.js`;
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  return worker;
}

export const networkTitles: Readonly<Record<string, string>> = Object.fromEntries(
  scenarios.map(({ name, title }) => [name, title]),
);

type Globals = Readonly<Record<string, unknown>>;
const scenarioOf = ({ network }: Globals) => scenarios.find(({ name }) => name === network);

export const isStorageFull = (globals: Globals) => scenarioOf(globals)?.fullStorage === true;

export function overrideNetwork({ globals }: { readonly globals: Globals }) {
  worker?.use(...(scenarioOf(globals)?.handlers() ?? []));
}

export const forgetUnhandled = () => {
  unhandled.length = 0;
};

export function rejectUnhandled() {
  if (unhandled.length > 0) throw new Error(`No handler of this story answers ${unhandled.join(', ')}.`);
}
