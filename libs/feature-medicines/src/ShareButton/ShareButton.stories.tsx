import { aProduct } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ShareButton } from './ShareButton';
import { CopyByHand } from './sharing';

const title = 'Calmag D3 500 mg Tablet, Strip of 15';
const link = `${location.origin}/medicinesdetails?id=7`;
const share = fn<(data: ShareData) => Promise<void>>();
const writeText = fn<(text: string) => Promise<void>>();

const noted = () => {
  localStorage.setItem('niramaya.product_id', JSON.stringify({ v: 1, id: 7, title }));
};

/** What this browser offers, `share` only where the story asks for it; the run's own browser is put back afterwards. */
const browser = (offer: Partial<Record<'share' | 'clipboard', unknown>>) => () => {
  noted();
  for (const [name, value] of Object.entries({ share: undefined, clipboard: { writeText }, ...offer })) {
    if (value !== undefined) Object.defineProperty(navigator, name, { value, configurable: true });
  }
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  };
};

const meta = {
  id: 'feature-medicines-sharebutton',
  title: 'Patterns/Medicines/ShareButton',
  component: ShareButton,
  args: { title },
  // It is handed on, not shown.
  argTypes: { title: { control: false } },
  parameters: {
    onlyAt: 'w1280',
    inShop: true,
    msw: { handlers: { products: productHandlers.ready([aProduct({ id: 7, title })]) } },
  },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const click: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeEnabled();
  },
};

/** Where the device has a sheet of its own for sharing, that is what a click opens. */
export const PressOpensTheSheetOfTheDevice: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    share.mockReset().mockResolvedValue();
    return browser({ share })();
  },
  play: async (context) => {
    await click(context);
    await waitFor(() => expect(share.mock.calls).toEqual([[{ title, url: link }]]));
    await expect(screen.queryByText('Link copied')).toBeNull();
  },
};

/** Closing the sheet is no failure: nothing is said and nothing is copied. */
export const SheetClosedThenNothing: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    share.mockReset().mockRejectedValue(new DOMException('Share canceled', 'AbortError'));
    writeText.mockReset();
    return browser({ share })();
  },
  play: async (context) => {
    await click(context);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-busy'));
    await expect(writeText).not.toHaveBeenCalled();
  },
};

export const PressThenLinkCopied: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue();
    return browser({})();
  },
  play: async (context) => {
    await click(context);
    await expect(await screen.findByText('Link copied')).toBeVisible();
    await expect(writeText.mock.calls).toEqual([[link]]);
  },
};

/** A sheet that is there and does not open: the link goes to the clipboard instead. */
export const SheetRefusedThenLinkCopied: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    share.mockReset().mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
    writeText.mockReset().mockResolvedValue();
    return browser({ share })();
  },
  play: PressThenLinkCopied.play,
};

/** Neither is allowed: the link stands there selected, and Escape leads back. */
export const ClipboardRefusedThenByHand: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    writeText.mockReset().mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    return browser({})();
  },
  play: async (context) => {
    await click(context);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this product' });
    await expect(field).toHaveValue(link);
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Share' })).toHaveFocus());
  },
};

/** What then stands there; the address of the shop differs from run to run. */
export const ByHand: Story = {
  render: () => <CopyByHand open link="https://niramaya.example/medicinesdetails?id=7" onClose={fn()} />,
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Copy the link' })).toBeVisible();
  },
};

export const ByHandMobile: Story = { ...ByHand, globals: { viewport: { value: 'w360' } } };

/** The address that was shared itself names the product, whatever the device remembers. */
export const SharedAddressIsHandedOn: Story = {
  tags: ['behaviour'],
  parameters: { route: '/medicinesdetails?id=7' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue();
    const restore = browser({})();
    localStorage.clear();
    return restore;
  },
  play: PressThenLinkCopied.play,
};

/** Nothing is noted: the product came from what is saved. Its number is looked up by its title. */
export const NumberIsLookedUp: Story = { tags: ['behaviour'], ...SharedAddressIsHandedOn, parameters: {} };

export const Busy: Story = {
  ...NumberIsLookedUp,
  parameters: { msw: { handlers: { products: productHandlers.loading() } } },
  play: async (context) => {
    await click(context);
    await expect(context.canvas.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const FailedThenSaysSo: Story = {
  tags: ['behaviour'],
  ...NumberIsLookedUp,
  parameters: { msw: { handlers: { products: productHandlers.failed() } } },
  play: async (context) => {
    await click(context);
    await expect(await screen.findByText(/^The link could not be made/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-busy');
  },
};

export const GoneThenSaysSo: Story = {
  tags: ['behaviour'],
  ...NumberIsLookedUp,
  parameters: { msw: { handlers: { products: productHandlers.empty() } } },
  play: async (context) => {
    await click(context);
    await expect(await screen.findByText(/^This product is no longer in our list/)).toBeVisible();
  },
};
