import { pausedTransitions } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Landmark, Wallet } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled, Pseudo, withoutCode } from '../stories';
import { Tabs } from './Tabs';

/**
 * ### Use
 *
 * - Two to six views of one thing, named by nouns: _UPI_, _Cards_.
 * - `vertical` for long names on a wide screen.
 * - `disabled` for a view that is not offered now. Say why elsewhere on the page.
 *
 * ### Avoid
 *
 * - A choice that is sent: use `RadioCardGroup`. Several open at once: use `Accordion`.
 * - Pages with addresses of their own: use `UiLink`s in a `nav` element, so that Back and bookmarks work.
 * - Panels that are slow to load: the arrow keys select at once, and no prop changes that.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to the selected tab, then to its panel |
 * | Left Arrow, Right Arrow | select the previous or next tab and wrap around |
 * | Up Arrow, Down Arrow | do the same in a column, which `orientation="vertical"` makes from 1025 px on |
 * | Home, End | select the first or last tab |
 */
const meta = {
  id: 'ui-tabs',
  title: 'Navigation/Tabs',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Tabs,
  args: {
    label: 'Ways to pay',
    value: 'upi',
    onChange: fn(),
    tabs: [
      {
        id: 'upi',
        label: 'UPI',
        icon: <Landmark aria-hidden />,
        panel: (
          <div>
            <h2>Pay with your UPI ID</h2>
            <p>Your UPI app asks you to confirm ₹540.50. We never ask for your UPI PIN.</p>
          </div>
        ),
      },
      {
        id: 'cards',
        label: 'Cards',
        icon: <CreditCard aria-hidden />,
        panel: (
          <div>
            <h2>Credit or debit card</h2>
            <p>Your bank sends you a one-time password for ₹540.50.</p>
          </div>
        ),
      },
      {
        id: 'wallets',
        label: 'Wallets',
        icon: <Wallet aria-hidden />,
        panel: (
          <div>
            <h2>Pay from a wallet</h2>
            <p>Link your wallet once. After that, one press pays.</p>
          </div>
        ),
      },
    ],
  },
  decorators: [controlled()],
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the place of the mark in px from the left edge of the window. */
const leftOfMark = (list: HTMLElement) =>
  Math.round(list.getBoundingClientRect().left + parseFloat(getComputedStyle(list, '::before').left));
const leftOf = (tab: HTMLElement) => Math.round(tab.getBoundingClientRect().left);

/** With reduced motion, the background of the selected tab is in its new place at once. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const cards = canvas.getByRole('tab', { name: 'Cards' });
    await userEvent.click(cards);
    await expect(leftOfMark(canvas.getByRole('tablist'))).toBe(leftOf(cards));
    await expect(args.onChange.mock.calls).toEqual([['cards']]);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Cards');
    await expect(canvas.getByRole('tabpanel', { name: 'Cards' })).toHaveTextContent('Credit or debit card');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  },
};

export const VerticalOnPhone: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { orientation: 'vertical' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('UPI');
  },
};

/** With text at 200 %, a window of 1280 px has the layout of 640 px, in which the tabs are in a row. */
export const VerticalWithLargeText: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { orientation: 'vertical' },
  beforeEach: () => {
    const { matchMedia } = window;
    // The style sheet counts in `rem`, which is 32 px in a browser with this text size.
    const inPx = (length: string) => `${parseFloat(length) * 32}px`;
    window.matchMedia = (query) => matchMedia(query.replaceAll(/[\d.]+rem/g, inPx));
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal');
  },
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo control="[role=tab], [role=tab]:nth-child(2), [role=tabpanel]" of={<Tabs {...args} />} />,
};

export const TabMovesToPanel: Story = {
  tags: ['behaviour', '!autodocs'],
  args: {
    tabs: [
      { id: 'upi', label: 'UPI', panel: <input aria-label="UPI ID" /> },
      { id: 'cards', label: 'Cards', panel: 'Credit or debit card' },
    ],
  },
  play: async ({ canvas }) => {
    const upi = canvas.getByRole('tab', { name: 'UPI' });
    await userEvent.tab();
    await expect(upi).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(upi).toHaveFocus();
    await expect(canvas.getByRole('tablist', { name: 'Ways to pay' })).toBeVisible();
    for (const tab of canvas.getAllByRole('tab')) {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      await expect(panel).toHaveRole('tabpanel');
      await expect(panel).toHaveAttribute('aria-labelledby', tab.id);
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'UPI ID' }), 'asha@upi');
    await userEvent.click(canvas.getByRole('tab', { name: 'Cards' }));
    await userEvent.click(upi);
    await expect(canvas.getByRole('textbox', { name: 'UPI ID' })).toHaveValue('asha@upi');
  },
};

const turns =
  (...steps: (readonly [keys: string, name: string])[]): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.tab();
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      await expect(canvas.getByRole('tab', { selected: true, name })).toHaveFocus();
    }
  };

export const ArrowKeysSelectTab: Story = {
  tags: ['behaviour', '!autodocs'],
  play: turns(
    ['{ArrowLeft}', 'Wallets'],
    ['{ArrowRight}', 'UPI'],
    ['{End}', 'Wallets'],
    ['{Home}', 'UPI'],
    // These keys keep their usual effects: the page scrolls, and the browser goes back or to the end of the page.
    ['{ArrowDown}{ArrowUp}{ArrowUp}', 'UPI'],
    ['{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}', 'UPI'],
  ),
};

export const VerticalArrowKeys: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { orientation: 'vertical' },
  play: turns(
    ['{ArrowDown}', 'Cards'],
    ['{ArrowRight}', 'Wallets'],
    ['{ArrowUp}', 'Cards'],
    ['{ArrowUp}{ArrowUp}', 'Wallets'],
  ),
};

const slides = pausedTransitions('left');

export const IndicatorSlides: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { motion: 'full' },
  beforeEach: slides.pause,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const [upi, , wallets] = canvas.getAllByRole('tab') as [HTMLElement, HTMLElement, HTMLElement];
    await expect(leftOfMark(list)).toBe(leftOf(upi));
    await userEvent.click(wallets);
    await waitFor(() => expect(slides.last()).toBeDefined());
    await expect(leftOfMark(list)).toBe(leftOf(upi));
    slides.last()!.currentTime = 100;
    await expect(leftOfMark(list)).toBeGreaterThan(leftOf(upi));
    await expect(leftOfMark(list)).toBeLessThan(leftOf(wallets));
    slides.last()!.finish();
    await waitFor(() => expect(leftOfMark(list)).toBe(leftOf(wallets)));
  },
};

/** The most tabs that a list has. The arrow keys skip those that are not offered now. */
export const SixTabs: Story = {
  args: {
    value: 'upi',
    tabs: [
      { id: 'upi', label: 'UPI', panel: 'Your UPI app asks you to confirm the amount.' },
      { id: 'cards', label: 'Cards', panel: 'Your bank sends you a one-time password.' },
      { id: 'wallets', label: 'Wallets', panel: 'Link your wallet once.', disabled: true },
      { id: 'net', label: 'Net banking', panel: 'The site of your bank opens.' },
      { id: 'later', label: 'Pay later', panel: 'You pay at the end of the month.' },
      { id: 'cash', label: 'Cash', panel: 'You pay the person who brings the parcel.', disabled: true },
    ],
  },
  play: async ({ canvas, args }) => {
    const wallets = canvas.getByRole('tab', { name: 'Wallets' });
    await expect(wallets).toBeDisabled();
    await userEvent.click(wallets, { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
    canvas.getByRole('tab', { name: 'UPI' }).focus();
    for (const [key, name] of [
      ['{ArrowRight}', 'Cards'],
      ['{ArrowRight}', 'Net banking'],
      ['{ArrowLeft}', 'Cards'],
      ['{End}', 'Pay later'],
      ['{ArrowRight}', 'UPI'],
      ['{ArrowLeft}', 'Pay later'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole('tab', { selected: true, name })).toHaveFocus();
    }
  },
};

export const LongContent: Story = {
  args: {
    tabs: [
      {
        id: 'upi',
        label: 'UPI, by any app',
        panel:
          'Your UPI app asks you to confirm the amount. We never ask for your UPI PIN, and no one else may either.',
      },
      { id: 'cards', label: 'Credit and debit cards', panel: 'Your bank sends you a one-time password.' },
      { id: 'net', label: 'Banking on the net', panel: 'The site of your bank opens, and you log in there.' },
    ],
  },
  globals: { viewport: { value: 'w360' } },
};

/** On a phone the tabs of both rows have one width, which stays as another tab is selected. */
export const OneWidthOnPhone: Story = {
  tags: ['behaviour'],
  args: {
    value: 'tab-0',
    tabs: ['UPI', 'WALLETS', 'CARDS', 'PAY LATER', 'NET BANKING'].map((label, at) => ({
      id: `tab-${at}`,
      label,
      panel: label,
    })),
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const widths = () => canvas.getAllByRole('tab').map((tab) => Math.round(tab.getBoundingClientRect().width));
    const width = widths()[0];
    await expect(widths()).toEqual([width, width, width, width, width]);
    await userEvent.click(canvas.getByRole('tab', { name: 'NET BANKING' }));
    await expect(canvas.getByRole('tab', { name: 'NET BANKING' })).toHaveAttribute('aria-selected', 'true');
    await expect(widths()).toEqual([width, width, width, width, width]);
  },
};
