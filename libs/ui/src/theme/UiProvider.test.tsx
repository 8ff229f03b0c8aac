import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog/Dialog';
import { Price } from '../Price/Price';
import { Tabs } from '../Tabs/Tabs';
import { Toaster } from '../toast/Toaster';
import { UiProvider } from './UiProvider';

it('prerenders without a document, and without overlays and toasts', () => {
  const complaints = vi.spyOn(console, 'error');
  const html = renderToString(
    <UiProvider>
      <Price amountRupees={1849.5} labels={{ now: 'Price', mrp: 'MRP' }} />
      <Tabs label="Ways to pay" tabs={[{ id: 'upi', label: 'UPI', panel: 'By app' }]} value="upi" onChange={vi.fn()} />
      <Dialog open={false} onClose={vi.fn()} title="Add a member" closeLabel="Close">
        Name
      </Dialog>
      <Toaster label="Notifications" closeLabel="Close" />
    </UiProvider>,
  );
  expect(html).toContain('₹1,849.50');
  expect(html).toContain('By app');
  expect(html).not.toContain('Notifications');
  expect(html).not.toContain('Add a member');
  expect(complaints).not.toHaveBeenCalled();
});
