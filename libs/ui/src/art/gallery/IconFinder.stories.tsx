import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconFinder } from './IconFinder';

// The page Icons and drawings shows this story, so the sidebar does not.
const meta = {
  id: 'ui-art-iconfinder',
  title: 'Foundations/IconFinder',
  tags: ['!dev'],
  component: IconFinder,
} satisfies Meta<typeof IconFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

const writeText = fn<(text: string) => Promise<void>>();

/** Replaces the clipboard, which the browser of the tests does not open to a page. */
function withClipboard() {
  writeText.mockReset().mockResolvedValue();
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}

export const Default: Story = {};

/** On a phone the drawings are a grid of at least three columns, and not a list of the height of many screens. */
export const Phone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops[0]).length).toBeGreaterThanOrEqual(3);
    await expect(document.documentElement.scrollHeight).toBeLessThan(4_500);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const copyName = within(canvas.getByRole('button', { name: 'Copy name of CategoryIcon vitamins' }));
    await expect(copyName.getByText('Name')).toBeVisible();
    await expect(copyName.getByText('Copy name')).not.toBeVisible();
  },
};

export const KeyboardCopiesNameAndImport: Story = {
  tags: ['behaviour'],
  beforeEach: withClipboard,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search icons' }));
    await userEvent.keyboard('shopping cart');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 icons');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(writeText).toHaveBeenLastCalledWith('ShoppingCart');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(writeText).toHaveBeenLastCalledWith("import { ShoppingCart } from 'lucide-react';");
    await expect(canvas.getByRole('status')).toHaveTextContent("Copied: import { ShoppingCart } from 'lucide-react';");
  },
};

export const RefusedClipboardShowsLine: Story = {
  tags: ['behaviour'],
  beforeEach: withClipboard,
  play: async ({ canvas }) => {
    writeText.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy import of CategoryIcon vitamins' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "The browser did not allow copying. Select and copy this: import { CategoryIcon } from '@niramaya/ui';",
    );
  },
};

export const NoHit: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'hippopotamus');
    await expect(canvas.getByRole('status')).toHaveTextContent('No icon has "hippopotamus" in its name.');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};
