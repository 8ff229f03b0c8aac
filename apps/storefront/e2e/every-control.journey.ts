import { paths } from '@niramaya/contract';
import type { Page, Request } from 'playwright/test';
import { areHydrated, controlsOf, markControls, stateOf, type Control, type Kind } from './support/controls.ts';
import { holdScripts, openPrerendered } from './support/held-scripts.ts';
import { expect, test } from './support/journey.ts';

const sizes = [
  { width: 1280, height: 900 },
  { width: 360, height: 800 },
] as const;

/** A carousel that is touched renders its items anew, and those have no number. */
const at = (page: Page, { id, name }: Control) => {
  const renewed = page.getByRole('button', { name, exact: true }).and(page.locator(':not([data-control])'));
  return page.locator(`[data-control="${id}"]`).or(renewed).first();
};

/** By its kind, as a shopper does it. No two fields are given the same, so that two passwords differ. */
const deeds: Record<Exclude<Kind, 'link'>, (page: Page, control: Control) => Promise<unknown>> = {
  text: (page, control) => at(page, control).fill(`${control.id}-asha@example.com`),
  // Its box is drawn by its label.
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

/** Opens a page with nothing kept from the one before, and waits for its last section. */
async function openHydrated(page: Page, address: string) {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(address);
  await expect.poll(() => areHydrated(page)).toBe(true);
}

type Rest = (hasAnswered?: (state: readonly string[]) => boolean) => Promise<string[]>;

/** Answers the state of a page that has come to rest: nothing is being fetched, and what it shows stays the same. */
function watchRest(page: Page): Rest {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  const end = (request: Request) => underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // What the document before has asked for need not end.
  page.on('domcontentloaded', () => underWay.clear());
  return async (hasAnswered = () => true) => {
    let before: string[] = [];
    let same = 0;
    const look = async () => {
      const now = await stateOf(page).catch(() => []);
      // A search waits for a pause in what is typed before it fetches, and a screen for its chunk.
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

/** Those before may be gone after those behind: a tab hides what was typed, and another language is another page. */
const order: readonly Kind[] = ['text', 'tick', 'summary', 'button', 'select'];

/** Neither leaves the page nor covers it, so that others can be used after it. */
const isInPassing = ({ kind, isChoice, isArrow, isInert, set }: Control) =>
  kind === 'button' ? isChoice || isArrow || isInert : order.includes(kind) && !(kind === 'tick' && set !== undefined);

/** What can be used in passing is proved on one page, all else on a page of its own, a button of a form with its fields. */
function groupsOf(controls: readonly Control[]): Control[][] {
  const inPassing = order.flatMap((kind) =>
    // From the last one back, because the first of several is chosen already.
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

/** Whether a control that was used in passing shows it. An arrow tells its list, and what is inert says beside it why. */
function shows({ id, isInert, isChoice, isArrow }: Control, outcome: readonly string[]): boolean {
  const chosen = outcome.find((line) => line.startsWith('chosen: '))?.split(/[ ,]/);
  if (isChoice) return chosen?.includes(String(id)) === true;
  return isInert || isArrow || outcome.some((line) => line.startsWith(`${id}:`));
}

/** Where the focus is says nothing of whether a click was answered. */
const withoutFocus = (state: readonly string[]) => state.filter((line) => !line.startsWith('focus: '));

/** Whether using the controls has changed something, so that a comparison says something. */
function isAnswered(controls: readonly Control[], untouched: readonly string[], outcome: readonly string[]): boolean {
  if (controls.every(isInPassing)) return controls.every((control) => shows(control, outcome));
  const hasRegion = controls.some(({ kind }) => kind === 'region');
  const [before, after] = hasRegion ? [untouched, outcome] : [withoutFocus(untouched), withoutFocus(outcome)];
  return before.join() !== after.join();
}

/** On a page whose scripts come after them the deeds bring about what they do on a hydrated one. */
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

/** Clicks every link without leaving, and answers those whose click would not lead where they point. */
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

/** Uses each control of a screen on both kinds of page, on a wide screen and those that are left on a mobile. */
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
    // The account that is signed in to is nobody's.
    if (address === paths.login) test.use({ expectedConsole: /status of 400/ });

    test('every control of it does before hydration what it does after it', async ({ page }) => {
      await prove(page, address, ({ shared }) => !shared);
    });
  });

for (const part of ['header', 'footer'] as const)
  test(`every control of the ${part} does before hydration what it does after it`, async ({ page }) => {
    await prove(page, '/covid', ({ shared }) => shared === part);
  });

/** Where shoppers browse, the footer has a form more: the link of the app. */
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
