import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserDevice } from '@niramaya/data-access';
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
const register = vi.fn(() => Promise.resolve(registration));

beforeEach(() => {
  vi.useFakeTimers();
  registration = new Registration();
  register.mockClear();
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

test('registers no worker in a page that has erased everything', async () => {
  startWorker();
  browserDevice.stopWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).not.toHaveBeenCalled();
});
