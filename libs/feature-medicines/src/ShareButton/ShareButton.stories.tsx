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

/** Replaces parts of `navigator`, and returns a function that restores them. */
const browser = (offer: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(offer))
    Object.defineProperty(navigator, name, { value, configurable: true });
  return () => {
    for (const name of Object.keys(offer)) Reflect.deleteProperty(navigator, name);
  };
};

const meta = {
  id: 'feature-medicines-sharebutton',
  title: 'Patterns/Medicines/ShareButton',
  component: ShareButton,
  args: { title },
  argTypes: { title: { control: false } },
  parameters: {
    onlyAt: 'w1280',
    inShop: true,
    route: '/medicinesdetails?id=7',
    msw: { handlers: { products: productHandlers.ready([aProduct({ id: 7, title })]) } },
  },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const click: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
};

export const Default: Story = {};

/** The share sheet of the device comes first, then the clipboard, then a dialog with the selected link. */
export const FallsBackToClipboardAndText: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    share
      .mockReset()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new DOMException('Share canceled', 'AbortError'))
      .mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
    writeText.mockReset().mockResolvedValueOnce().mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    return browser({ share, clipboard: { writeText } });
  },
  play: async (context) => {
    const idle = () =>
      waitFor(() => expect(context.canvas.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-busy'));
    await click(context);
    await waitFor(() => expect(share.mock.calls).toEqual([[{ title, url: link }]]));
    await idle();
    // The second click: the shopper closes the sheet, which is no failure. Nothing is copied.
    await click(context);
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    await idle();
    await expect(writeText).not.toHaveBeenCalled();
    await expect(screen.queryByText('Link copied')).toBeNull();
    await click(context);
    await expect(await screen.findByText('Link copied')).toBeVisible();
    await expect(writeText.mock.calls).toEqual([[link]]);
    await idle();
    await click(context);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this product' });
    await expect(field).toHaveValue(link);
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, link.length]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Share' })).toHaveFocus());
  },
};

export const ByHand: Story = {
  render: () => <CopyByHand open link="https://niramaya.example/medicinesdetails?id=7" onClose={fn()} />,
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Copy the link' })).toBeVisible();
  },
};

/** The address names no product, so its id is looked up by its title. */
const lookedUp = (products: ReturnType<typeof productHandlers.failed>): Story['parameters'] => ({
  route: '/medicinesdetails',
  msw: { handlers: { products } },
});

export const Busy: Story = {
  parameters: lookedUp(productHandlers.loading()),
  play: async (context) => {
    await click(context);
    await expect(context.canvas.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-busy', 'true');
  },
};

const clickShows =
  (message: RegExp): Story['play'] =>
  async (context) => {
    await click(context);
    await expect(await screen.findByText(message)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-busy');
  };

export const Failed: Story = {
  parameters: lookedUp(productHandlers.failed()),
  play: clickShows(/^The link could not be made/),
};

export const Offline: Story = {
  parameters: lookedUp(productHandlers.offline()),
  play: clickShows(/^The link could not be made/),
};

export const NoLongerSoldThenMessage: Story = {
  tags: ['state:empty'],
  parameters: lookedUp(productHandlers.empty()),
  play: clickShows(/^This product is no longer in our list/),
};
