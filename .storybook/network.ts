import { setupWorker } from 'msw/browser';

const unhandled: string[] = [];
const isOurs = (url: URL) => url.pathname.startsWith('/api/') || url.href.includes('googleapis.com');

/** Starts the worker that answers for the network, and notes calls that no handler of the story knows. */
export async function startNetwork() {
  const worker = setupWorker();
  worker.events.on('request:unhandled', ({ request }) => {
    if (isOurs(new URL(request.url))) unhandled.push(`${request.method} ${request.url}`);
  });
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

/** Forgets the calls of the story before. */
export const forgetUnhandled = () => {
  unhandled.length = 0;
};

/** Fails the story when it asked for something that none of its handlers answers. */
export function refuseUnhandled() {
  if (unhandled.length > 0) throw new Error(`No handler of this story answers ${unhandled.join(', ')}.`);
}
