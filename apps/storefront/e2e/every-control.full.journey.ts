import { paths } from '@niramaya/contract';
import type { Page, Request } from 'playwright/test';
import { areHydrated, controlsOf, markControls, stateOf, type Control, type Kind } from './support/controls.ts';
import { holdScripts, openPrerendered } from './support/held-scripts.ts';
import { expect, test } from './support/journey.ts';

const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 800 },
] as const;

/**
 * Returns the locator of a control. A carousel that is touched renders its items again, without `data-control` numbers.
 */
const at = (page: Page, { id, name }: Control) => {
  const renewed = page.getByRole('button', { name, exact: true }).and(page.locator(':not([data-control])'));
  return page.locator(`[data-control="${id}"]`).or(renewed).first();
};

/** How a shopper uses a control of each kind. Every field gets another text, so that two passwords differ. */
const deeds: Record<Exclude<Kind, 'link'>, (page: Page, control: Control) => Promise<unknown>> = {
  text: (page, control) => at(page, control).fill(`${control.id}-asha@example.com`),
  // The label draws the box of the checkbox.
  tick: (page, control) => at(page, control).click({ force: true }),
  summary: (page, control) => at(page, control).click(),
  button: (page, control) => at(page, control).click({ force: control.isInert }),
  select: (page, control) => at(page, control).selectOption({ index: 1 }),
  combobox: (page, control) => at(page, control).pressSequentially('zinc'),
  region: (page, control) => at(page, control).focus(),
};

async function doAll(page: Page, controls: readonly Control[]) {
  for (const control of controls) if (control.kind !== 'link') await deeds[control.kind](page, control);
}

/** Opens a page with empty storage, and waits until its last section is hydrated. */
async function openHydrated(page: Page, address: string) {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(address);
  await expect.poll(() => areHydrated(page)).toBe(true);
}

type Rest = (hasAnswered?: (state: readonly string[]) => boolean) => Promise<string[]>;

/**
 * Returns a function that waits until a page is at rest and then returns its state. At rest, nothing is being fetched
 * and the visible state stays the same.
 */
function watchRest(page: Page): Rest {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  const end = (request: Request) => underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // The requests of the previous document need not end.
  page.on('domcontentloaded', () => underWay.clear());
  return async (hasAnswered = () => true) => {
    let before: string[] = [];
    let same = 0;
    const look = async () => {
      const now = await stateOf(page).catch(() => []);
      // A search waits for a pause in typing before it fetches. A screen waits for its chunk.
      const isUnderWay = now.some((line) => line.endsWith('…') || line === '[role=status] Loading the page');
      const isWaiting = underWay.size > 0 || isUnderWay || !hasAnswered(now);
      same = !isWaiting && now.length > 0 && now.join() === before.join() ? same + 1 : 0;
      before = now;
      return same;
    };
    await expect.poll(look, { intervals: [60] }).toBeGreaterThanOrEqual(3);
    return before;
  };
}

/**
 * The order in which kinds are used. Later kinds may remove earlier ones: a tab hides what was typed, and another
 * language is another page.
 */
const order: readonly Kind[] = ['text', 'tick', 'summary', 'button', 'select'];

/**
 * Returns whether using the control neither leaves the page nor covers it, so that other controls can be used after it.
 */
const isInPassing = ({ kind, isChoice, isArrow, isInert, set }: Control) =>
  kind === 'button'
    ? isChoice || isArrow || isInert
    : order.includes(kind) && !(['tick', 'summary'].includes(kind) && set !== undefined);

/**
 * Returns the groups of controls that are tested together. Controls that can be used in passing share one page. Each
 * other control gets its own page, and a button of a form comes with its fields.
 */
function groupsOf(controls: readonly Control[]): Control[][] {
  const inPassing = order.flatMap((kind) =>
    // Starts with the last one, because the first of several is already chosen.
    controls.filter((control) => control.kind === kind && isInPassing(control)).reverse(),
  );
  const alone = controls
    .filter((control) => !isInPassing(control))
    .map((control) => {
      const fields = controls.filter(({ kind, set }) => kind === 'text' && set !== undefined && set === control.set);
      return [...fields, control];
    });
  return [inPassing, ...alone].filter(({ length }) => length > 0);
}

/**
 * Returns whether a control that was used in passing shows it. An arrow changes its list. An inert control has a
 * description of why it does nothing.
 */
function shows({ id, isInert, isChoice, isArrow }: Control, outcome: readonly string[]): boolean {
  const chosen = outcome.find((line) => line.startsWith('chosen: '))?.split(/[ ,]/);
  if (isChoice) return chosen?.includes(String(id)) === true;
  return isInert || isArrow || outcome.some((line) => line.startsWith(`${id}:`));
}

/** The state without the focus, because the focus does not show whether the page handled a click. */
const withoutFocus = (state: readonly string[]) => state.filter((line) => !line.startsWith('focus: '));

/** Returns whether using the controls has changed something. Only then is the comparison meaningful. */
function isAnswered(controls: readonly Control[], untouched: readonly string[], outcome: readonly string[]): boolean {
  if (controls.every(isInPassing)) return controls.every((control) => shows(control, outcome));
  const hasRegion = controls.some(({ kind }) => kind === 'region');
  const [before, after] = hasRegion ? [untouched, outcome] : [withoutFocus(untouched), withoutFocus(outcome)];
  return before.join() !== after.join();
}

/**
 * Expects that using the controls before hydration, while the scripts are held, has the same result as on a hydrated
 * page.
 */
async function expectSameOutcome(
  page: Page,
  { address, rest, untouched }: { address: string; rest: Rest; untouched: readonly string[] },
  controls: readonly Control[],
) {
  await openHydrated(page, address);
  await doAll(page, controls);
  const outcome = await rest((state) => isAnswered(controls, untouched, state));

  const letGo = await holdScripts(page);
  await openPrerendered(page, address);
  await doAll(page, controls);
  letGo();
  await expect.poll(() => areHydrated(page).catch(() => false), { intervals: [60] }).toBe(true);
  let same = 0;
  await expect(async () => {
    const state = await stateOf(page);
    same = state.join() === outcome.join() ? same + 1 : 0;
    expect(state).toEqual(outcome);
    expect(same).toBeGreaterThanOrEqual(3);
  }).toPass({ intervals: [60], timeout: 10_000 });
}

/** Clicks every link without leaving the page. Returns the links whose click would not open their address. */
const linksThatDoNotLead = (page: Page, links: readonly Control[]) =>
  page.evaluate(
    (ids) => {
      const astray: string[] = [];
      const stay = (event: Event) => {
        if (event.defaultPrevented) astray.push((event.target as Element).closest('a')?.href ?? '');
        event.preventDefault();
      };
      window.addEventListener('click', stay);
      for (const id of ids) document.querySelector<HTMLElement>(`[data-control="${id}"]`)?.click();
      window.removeEventListener('click', stay);
      return astray;
    },
    links.map(({ id }) => id),
  );

/**
 * Tests each control of a screen on a prerendered and on a hydrated page. It runs on a wide screen, and tests the
 * remaining controls on a mobile one.
 */
async function prove(page: Page, address: string, isOwn: (control: Control) => boolean) {
  test.setTimeout(120_000);
  await markControls(page);
  await page.goto(address);
  const rest = watchRest(page);
  const proved = new Set<number>();
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    const letGo = await holdScripts(page);
    await openPrerendered(page, address);
    const controls = (await controlsOf(page)).filter((control) => isOwn(control) && !proved.has(control.id));
    expect(controls.filter(({ isInert, description }) => isInert && description === '')).toEqual([]);
    const links = controls.filter(({ kind }) => kind === 'link');
    expect(await linksThatDoNotLead(page, links)).toEqual([]);
    letGo();
    await expect.poll(() => areHydrated(page)).toBe(true);
    const untouched = await rest();
    for (const group of groupsOf(controls.filter(({ kind }) => kind !== 'link')))
      await test.step(group.map(({ name }) => name).join(', '), () =>
        expectSameOutcome(page, { address, rest, untouched }, group),
      );
    controls.forEach(({ id }) => proved.add(id));
  }
  expect(proved.size).toBeGreaterThan(0);
}

for (const address of Object.values(paths))
  test.describe(address, () => {
    // No account exists for this sign-in.
    if (address === paths.login) test.use({ expectedConsole: /status of 400/ });

    test('every control of it does before hydration what it does after it', async ({ page }) => {
      await prove(page, address, ({ shared }) => !shared);
    });
  });

for (const part of ['header', 'footer'] as const)
  test(`every control of the ${part} does before hydration what it does after it`, async ({ page }) => {
    await prove(page, '/covid', ({ shared }) => shared === part);
  });

/** On the screens where shoppers browse, the footer has one more form: the link to the app. */
const browsing: readonly string[] = ['/', '/medicines', '/medicinesdetails', '/careplan', '/covid', '/offers'];

test('the header and the footer offer the same controls on every screen of a kind', async ({ page }) => {
  await markControls(page);
  await page.goto('/covid');
  const letGo = await holdScripts(page);
  const offered = async (address: string) => {
    await openPrerendered(page, address);
    const controls = await controlsOf(page);
    return controls
      .filter(({ shared }) => shared)
      .map(({ shared, kind, name, href }) => [shared, kind, name, href].join(' '));
  };
  const appLink = ['footer text Mobile number ', 'footer button Send Link '];
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    const atCovid = await offered('/covid');
    expect(atCovid.length).toBeGreaterThan(10);
    expect(atCovid).toEqual(expect.arrayContaining(appLink));
    const elsewhere = atCovid.filter((control) => !appLink.includes(control));
    for (const address of Object.values(paths))
      expect(await offered(address), address).toEqual(browsing.includes(address) ? atCovid : elsewhere);
  }
  letGo();
});
