import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Logo } from '../art/Logo/Logo';
import { Dialog } from '../Dialog/Dialog';
import { Price } from '../Price/Price';
import { ProductLine } from '../ProductLine/ProductLine';
import { prabhat } from '../stories/prabhat';
import { Tabs } from '../Tabs/Tabs';
import { Toaster } from '../toast/Toaster';
import { UiProvider, type UiProviderProps } from './UiProvider';

const prerendered = (props: Omit<UiProviderProps, 'children'>) =>
  renderToString(
    <UiProvider {...props}>
      <Logo />
      <Price amountRupees={123456.5} labels={{ now: 'Price', mrp: 'MRP' }} />
      <Tabs label="Ways to pay" tabs={[{ id: 'upi', label: 'UPI', panel: 'By app' }]} value="upi" onChange={vi.fn()} />
      <Dialog open={false} onClose={vi.fn()} title="Add a member" closeLabel="Close">
        Name
      </Dialog>
      <Toaster label="Notifications" closeLabel="Close" />
    </UiProvider>,
  );

it('prerenders without a document, and without overlays and toasts', () => {
  const complaints = vi.spyOn(console, 'error');
  const html = prerendered({});
  expect(html).toContain('₹1,23,456.50');
  expect(html).toContain('aria-label="Niramaya"');
  expect(html).not.toContain('<style');
  expect(html).toContain('By app');
  expect(html).not.toContain('Notifications');
  expect(html).not.toContain('Add a member');
  expect(complaints).not.toHaveBeenCalled();
});

it('prerenders with the logo of a brand and the format of the application', () => {
  const html = prerendered({ theme: prabhat, formatMoney: (amount) => `${amount} taler` });
  expect(html).toContain(`<style data-theme="prabhat">${prabhat.css}</style>`);
  expect(html).toContain('aria-label="Prabhat"');
  expect(html).not.toContain('Niramaya');
  expect(html).toContain('123456.5 taler');
  expect(html).not.toContain('₹');
});

it.each(['en', undefined])('a product title has the language %s of the application', (titleLanguage) => {
  const labels = { now: 'दाम', mrp: 'MRP' };
  const html = renderToString(
    <UiProvider titleLanguage={titleLanguage}>
      <ProductLine href="/zinc" title="Zinc" image="" amountRupees={90} priceLabels={labels} onOpen={vi.fn()} />
    </UiProvider>,
  );
  const [heading] = /<h3[^>]*>/.exec(html) ?? [''];
  expect(/ lang="(\w+)"/.exec(heading)?.[1]).toBe(titleLanguage);
});
