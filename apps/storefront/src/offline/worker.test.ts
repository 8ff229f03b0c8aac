import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newVersion, startWorker } from './worker';

class Registration extends EventTarget {
  installing: EventTarget | null = null;
  waiting: EventTarget | null = null;
  active: EventTarget | null = new EventTarget();

  /** Ends the installation of the version that is being installed. */
  install() {
    const worker = this.installing!;
    [this.waiting, this.installing] = [worker, null];
    worker.dispatchEvent(new Event('statechange'));
  }
}

let registration: Registration;

beforeEach(() => {
  vi.useFakeTimers();
  registration = new Registration();
  const register = () => Promise.resolve(registration);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }));
});
afterEach(() => {
  newVersion.putOff();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = () => {
  startWorker();
  return vi.advanceTimersByTimeAsync(3_000);
};

test('offers a new version that began to install before the page listened, once it is installed', async () => {
  registration.installing = new EventTarget();
  await start();
  expect(newVersion.isReady()).toBe(false);
  registration.install();
  expect(newVersion.isReady()).toBe(true);
});

test('does not offer the very first version', async () => {
  registration.active = null;
  registration.installing = new EventTarget();
  await start();
  registration.install();
  expect(newVersion.isReady()).toBe(false);
});
