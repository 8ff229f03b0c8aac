import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserDevice } from '@niramaya/data-access';
import { newVersion, startWorker } from './worker';

class Worker extends EventTarget {
  state = 'installed';
  postMessage = vi.fn();
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = new Worker();

  /** Ends the installation of the version that is being installed. */
  install() {
    const worker = this.installing!;
    [this.waiting, this.installing] = [worker, null];
    worker.dispatchEvent(new Event('statechange'));
  }
}

class Container extends EventTarget {
  controller: Worker | null = new Worker();
  register = register;

  /** Another tab lets a worker take over. */
  takeOver(worker: Worker) {
    worker.state = 'activated';
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let registration: Registration;
let container: Container;
const reload = vi.fn();
const register = vi.fn(() => Promise.resolve(registration));

beforeEach(() => {
  vi.useFakeTimers();
  registration = new Registration();
  register.mockClear();
  reload.mockClear();
  container = new Container();
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('window', { location: { reload } });
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
  registration.installing = new Worker();
  await start();
  expect(newVersion.isReady()).toBe(false);
  registration.install();
  expect(newVersion.isReady()).toBe(true);
});

test('does not offer the very first version', async () => {
  registration.active = null;
  registration.installing = new Worker();
  await start();
  registration.install();
  expect(newVersion.isReady()).toBe(false);
});

test('lets a version that waits take over, and reloads once it has', async () => {
  registration.waiting = new Worker();
  await start();
  newVersion.load();
  expect(registration.waiting.postMessage).toHaveBeenCalledWith({ kind: 'takeOver' });
  expect(reload).not.toHaveBeenCalled();
  container.takeOver(registration.waiting);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads after 3 s if the browser keeps the running version, whose events may be pending for minutes', async () => {
  registration.waiting = new Worker();
  await start();
  newVersion.load();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads once only if the new version has taken over in time', async () => {
  registration.waiting = new Worker();
  await start();
  newVersion.load();
  container.takeOver(registration.waiting);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads at once if another tab has updated, also after Later', async () => {
  registration.waiting = new Worker();
  await start();
  newVersion.putOff();
  container.takeOver(registration.waiting);
  expect(newVersion.isReady()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  newVersion.load();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('reloads if the version of the notice has been replaced by a still newer one', async () => {
  registration.waiting = new Worker();
  await start();
  registration.waiting.state = 'redundant';
  newVersion.load();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('does not offer the first worker that takes over', async () => {
  container.controller = null;
  await start();
  container.takeOver(new Worker());
  expect(newVersion.isReady()).toBe(false);
});

// The last test, because a page that has erased everything stays so.
test('registers no worker in a page that has erased everything', async () => {
  startWorker();
  void browserDevice.stopWorker();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(register).not.toHaveBeenCalled();
});
