import { makeStore } from '@niramaya/data-access';
import { UiProvider } from '@niramaya/ui';
import type { ComponentProps } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { HomeScreen } from './HomeScreen';

async function prerendered(props: ComponentProps<typeof HomeScreen>): Promise<string> {
  const { prelude } = await prerender(
    <Provider store={makeStore()}>
      <UiProvider>
        <HomeScreen {...props} />
      </UiProvider>
    </Provider>,
    // With the default of React, a large Suspense boundary would be in a hidden element until a script shows it. The
    // prerendered pages have the same option (`apps/storefront/src/server.tsx`).
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

const html = await prerendered({});
const headingsOf = (page: string) =>
  [...page.matchAll(/<h2[^>]*><span>([^<]*)<\/span>/g)].map(([, heading]) => heading ?? '');

const count = (part: string) => html.split(part).length - 1;

it('the prerendered home screen contains the cards of the widest screen once, and no others', () => {
  expect(count('>Kidney Care</a>')).toBe(1);
  expect(count('>Full Body Checkup</h3>')).toBe(1);
  expect(count('>HbA1c</a>')).toBe(1);
  expect(count('>Allium Cepa 30 CH</a>')).toBe(1);
  expect(count('Pulsatilla')).toBe(0);
});

it('[HOME-48] the prerendered home screen leaves the delivery date to the browser', () => {
  expect(html).not.toContain('Delivery by');
  expect(html).not.toContain(String(new Date().getFullYear()));
});

it('the prerendered home screen contains the image of the first banner, and loads no other', () => {
  expect(count('viewBox="0 0 720 420"')).toBe(1);
  expect(count('loading="eager"')).toBe(0);
  expect(html).not.toMatch(/rel="preload"[^>]*as="image"/);
});

it('[CONST-01 CONST-02] the prerendered home screen mentions only India and rupees', () => {
  const text = html.replaceAll(/<style[^>]*>[^<]*<\/style>|<[^>]*>/g, ' ');
  const amounts = text.match(/\S*\d\.\d\d\b/g) ?? [];
  expect(amounts).toContain('₹2,500.00');
  expect(amounts.filter((amount) => !/^₹\d/.test(amount))).toEqual([]);
  expect(text).not.toMatch(/[$€£¥]/);
  expect(text).toContain('cities of India');
});

it.each([
  ['HOME-01', 'Order medicines online'],
  ['HOME-02', 'doctor consultation on chat'],
  ['HOME-03', 'lab tests at home'],
  ['HOME-04', 'healthcare devices'],
  ['HOME-05', 'homeopathy products'],
  ['HOME-06', 'ayurveda products'],
  ['HOME-07', '25 million orders delivered'],
  ['HOME-08', '1000+ cities'],
])('[%s] the prerendered home screen claims: %s', (_row, claim) => {
  expect(count(claim)).toBeGreaterThan(0);
});

it.each([
  ['HOME-09', 'Visitors', '260m+'],
  ['HOME-10', 'Orders delivered', '31m+'],
  ['HOME-11', 'Cities', '1800+'],
])('[%s] the prerendered home screen shows for %s the number %s', (_row, label, figure) => {
  const [, shown] = new RegExp(`>${label}<.*?<dd[^>]*>([^<]*)</dd>`).exec(html) ?? [];
  expect(shown).toBe(figure);
});

it('the home screen of a shop with its own catalogue has no blocks with brands, products and numbers of the demo', async () => {
  const own = await prerendered({ ownCatalogue: true });
  const gone = ['Featured Brands', 'Homeopathic care for cold and cough', 'Niramaya in numbers'];
  expect(headingsOf(html)).toEqual(expect.arrayContaining(gone));
  expect(headingsOf(own)).toEqual(headingsOf(html).filter((heading) => !gone.includes(heading)));
  for (const name of ['Calmag', 'Allium Cepa', '260m+']) expect([name, own.includes(name)]).toEqual([name, false]);
});
