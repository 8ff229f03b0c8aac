import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';

/** A site in the comparison: a name for the table, and an origin without a closing slash. */
export interface Site {
  readonly name: string;
  readonly origin: string;
}

/**
 * Networks that are close to the presets of Chromium's developer tools. `roundTripMs` is the latency, and
 * `bytesPerSecond` the download. The upload has half of this speed, more than in the presets.
 */
export const networks = {
  fast4g: { roundTripMs: 165, bytesPerSecond: 1_061_683 },
  slow4g: { roundTripMs: 562, bytesPerSecond: 188_743 },
} as const;
/** The name of one of these networks. */
export type Network = keyof typeof networks;

/**
 * The times at which a page could be seen and used, in ms since the navigation began. A time is missing if it did not
 * come within 30 s. `shift` is the sum of the layout shifts, as a score without a unit.
 */
export interface Observation {
  /** When the browser painted its first text or picture. */
  readonly seen?: number;
  /** When the browser painted the largest text or picture so far. */
  readonly largest?: number;
  /** When the last control of the header had its event handlers. */
  readonly header?: number;
  /** When the first control of the main part had its event handlers. */
  readonly main?: number;
  readonly shift: number;
}

/** How many times slower the processor is than that of this computer. */
const processorSlowdown = 4;
/** How long a page may take until it is usable, in ms. */
const longestMs = 30_000;
/** How long paints and layout shifts still count after the page is usable, in ms. */
const settledMs = 300;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** The function of the page that `Runtime.addBinding` adds. */
declare function reportUsable(payload: string): void;

/** An `Observation` that is still written. */
type Observed = { -readonly [Name in keyof Observation]: Observation[Name] };

/**
 * Notes the times of an `Observation`. It runs in the page, before the scripts of the page. React keeps the props of a
 * hydrated element in `__reactProps$…`. A site without React would never count as usable, so every compared site must
 * use React.
 */
function observePage() {
  const observed: Observed = { shift: 0 };
  Object.assign(window, { observed });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) observed.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') observed.seen = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) observed.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });

  const isUsable = (element: Element | null | undefined) =>
    Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$'));
  /** Returns a function that looks a control up until the page has it. A look-up each time would delay the page. */
  const control = (lookUp: () => Element | null | undefined) => {
    let found: Element | null | undefined;
    return () => {
      if (document.readyState !== 'loading' && !found?.isConnected) found = lookUp();
      return found;
    };
  };
  const lastOfHeader = control(() => [...document.querySelectorAll('header button, header a')].at(-1));
  const firstOfMain = control(() => document.querySelector('main button, main a, main input'));
  /** How often the page looks for its controls until they are usable, in ms. */
  const lookUpEveryMs = 5;
  const timer = setInterval(() => {
    if (isUsable(lastOfHeader())) observed.header ??= performance.now();
    if (isUsable(firstOfMain())) observed.main ??= performance.now();
    if (observed.header === undefined || observed.main === undefined) return;
    clearInterval(timer);
    reportUsable('');
  }, lookUpEveryMs);
}

/** Returns the times that `observePage` has noted. It runs in the page. */
const readObserved = () => (window as unknown as { observed: Observation }).observed;

/**
 * Loads an address once with an empty cache on a slow phone, and returns when a shopper could see and use the page.
 *
 * @param stored The entries of `localStorage` that the page finds, by their keys.
 */
export async function observe(
  browser: Browser,
  address: string,
  network: Network,
  stored: Readonly<Record<string, string>>,
): Promise<Observation> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const { roundTripMs, bytesPerSecond } = networks[network];
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTripMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond / 2,
    });
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    await page.addInitScript(observePage);
    // The page itself reports when it is usable. `waitForFunction` would load a script of Playwright into it, which
    // takes about 80 ms of the main thread.
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'reportUsable' });
    const usable = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve));
    await page.goto(address, { waitUntil: 'load' });
    // A page that is not usable in time keeps the figures that it has.
    await Promise.race([usable, pause(longestMs, undefined, { ref: false })]);
    await pause(settledMs);
    return await page.evaluate(readObserved);
  } finally {
    await context.close();
  }
}
