import type { Meta, StoryObj } from '@storybook/react-vite';
import { wantMotion } from '@niramaya/fixtures';
import { useRef } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Drawer } from '../Drawer/Drawer';
import { Anatomy, focusRingWidth, Line, parts } from '../stories';
import { toast } from './toast';
import { Toaster } from './Toaster';

/** The code to copy. The code of the story itself would show its compiled handlers. */
const code = `import { Button, toast, Toaster } from '@niramaya/ui';

export const Page = () => (
  <>
    <Button onClick={() => toast.success('Added successfully')}>Success</Button>
    <Button onClick={() => toast.error('Item Already exist in Cart')}>Error</Button>
    <Button onClick={() => toast.blank('no item')}>Blank</Button>
    <Button onClick={() => toast('Prices include all taxes')}>Default</Button>
    <Toaster label="Notifications" closeLabel="Close" />
  </>
);`;

/** Returns the parameter of Storybook for the code of one toast. */
const withCode = (call: string) => ({
  docs: { source: { code: `import { toast } from '@niramaya/ui';\n\nexport const show = () => ${call};` } },
});

/**
 * ### Use
 *
 * - Once per app, for the result of an action: _Added successfully_.
 *
 * ### Avoid
 *
 * - An error of a field: show it at the field. A decision: use `Dialog`. A failed screen: use `QueryState`.
 *
 * ### Order
 *
 * The newest toast is at the top. At most 20 are visible at once, and further ones wait until one disappears.
 *
 * ### Functions
 *
 * | Call | Effect |
 * | --- | --- |
 * | `toast(text, options)` | shows a plain message for 5 s |
 * | `toast.success(text, options)` | shows a success for 2 s, and closes the errors of its subject |
 * | `toast.error(text, options)` | shows a failure for 4 s, and closes the one with the same text |
 * | `toast.blank(text, options)` | shows a plain message for 4 s |
 * | `toast.dismiss(id)` | closes one toast, whose id each call above returns |
 * | `toast.dismissAll()` | removes all toasts without an animation |
 * | `onToast(listener)` | calls the listener with each new toast, and returns a function that unsubscribes |
 *
 * The requirements of the shop fix the times, and two of them for plain messages: 4 s for what `toast.blank` shows.
 * Elsewhere use `toast`. The 2 s of a success are short for a library: many design systems have 5 s or more.
 * `durationMs` of the options sets another time, and pointer or focus pauses it. Give
 * a toast with a button more of it. With `Infinity` a toast stays until it is closed.
 *
 * The requirements also fix the texts _Item Already exist in Cart_, _no item_, _Wrong Password_ and
 * _Please Login first_ of the examples, with these capitals. Write others by the rules in Content.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Alt T | moves the focus to the toasts and stops their time |
 * | Tab | moves to the next toast, to its button and to its close button |
 * | Enter, Space | on the close button closes the toast; on its own button also takes the next step |
 * | Escape | closes the focused toast |
 *
 * The focus returns from a closed toast to the element that had it before Alt T.
 */
const meta = {
  id: 'ui-toast-toaster',
  title: 'Feedback/Toaster',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Toaster,
  parameters: { docs: { source: { code } }, pictured: '[data-scope=toast][data-part=root]' },
  args: { label: 'Notifications', closeLabel: 'Close' },
  beforeEach: () => toast.dismissAll,
  render: (args) => (
    <>
      <Line>
        <Button onClick={() => toast.success('Added successfully')}>Success</Button>
        <Button onClick={() => toast.error('Item Already exist in Cart')}>Error</Button>
        <Button onClick={() => toast.blank('no item')}>Blank</Button>
        <Button onClick={() => toast('Prices include all taxes')}>Default</Button>
      </Line>
      <Toaster {...args} />
    </>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

const logIn = fn();

async function cardOf(text: string) {
  const title = await screen.findByText(text, { selector: '[data-part=title]', trim: false });
  const card = title.closest<HTMLElement>('[data-part=root]')!;
  // Ark shows a toast one frame after it has been rendered.
  await waitFor(() => expect(card).toBeVisible());
  return card;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    // Screen readers announce only in an existing region.
    const region = await screen.findByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Default' }));
    await expect(await cardOf('Prices include all taxes')).toBeVisible();
    await expect(within(region).getByRole('group')).toHaveTextContent('Prices include all taxes');
    await expect(region.querySelector('[aria-live], [role=status], [role=alert], [role=log], output')).toBeNull();
  },
};

export const PseudoStates: Story = {
  tags: ['!autodocs'],
  name: 'Hover, focus, pressed',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Default' }));
    const close = within(await cardOf('Prices include all taxes')).getByRole('button', { name: 'Close' });
    close.setAttribute('data-hover', '');
    close.setAttribute('data-focus-visible', '');
    await waitFor(() => expect(getComputedStyle(close).opacity).toBe('1'));
    await expect(focusRingWidth(document.body)).toBe('3px');
  },
};

export const Variants: Story = {
  tags: ['!autodocs'],
  parameters: { requirements: ['ERROR-31'] },
  play: async ({ canvas }) => {
    for (const name of ['Success', 'Error', 'Blank', 'Default']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    toast.error('Wrong Password', { appearance: 'dark' });
    await cardOf('Wrong Password');
    await expect(await cardOf('Added successfully')).toHaveStyle({ backgroundColor: 'rgb(22, 122, 60)' });
    await expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(5);
  },
};

export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: { pictured: '[data-scope=toast][data-part=root], [data-numbers] span' },
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <Anatomy parts={parts.Toaster} inWindow>
      <Toaster {...args} />
    </Anatomy>
  ),
  play: async () => {
    toast.error('Please login', { action: { label: 'Log in', onAction: logIn } });
    await cardOf('Please login');
    const numbers = document.querySelector<HTMLElement>('[data-numbers]')!;
    await waitFor(() => expect(numbers.textContent).toBe('1234'));
  },
};

export const WrongPassword: Story = {
  tags: ['!autodocs'],
  parameters: withCode("toast.error('Wrong Password', { position: 'top-center', appearance: 'dark' })"),
  play: async () => {
    toast.error('Wrong Password', { position: 'top-center', appearance: 'dark' });
    const card = await cardOf('Wrong Password');
    const box = card.getBoundingClientRect();
    await expect(box.top).toBeLessThan(40);
    await expect(Math.abs(box.left + box.width / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(2);
    await expect(card).toHaveStyle({ backgroundColor: 'rgb(23, 35, 31)', color: 'rgb(255, 255, 255)' });
  },
};

export const PleaseLoginFirst: Story = {
  tags: ['!autodocs'],
  parameters: {
    requirements: ['ERROR-02'],
    ...withCode("toast.blank('Please Login first ', { appearance: 'greyPill' })"),
  },
  play: async () => {
    toast.blank('Please Login first ', { appearance: 'greyPill' });
    const card = await cardOf('Please Login first ');
    await expect(card).toHaveStyle({ borderTopLeftRadius: '9999px', backgroundColor: 'rgb(92, 99, 97)' });
    // The requirements fix this text with a space at its end.
    await expect(card.textContent).toBe('Please Login first ');
  },
};

const longText =
  'The picture of your prescription is larger than 5 MB. Take it again in daylight from a little further away.';

export const LongContent: Story = {
  tags: ['!autodocs'],
  parameters: withCode(`toast.error('${longText}')`),
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    toast.error(longText);
    await expect(await cardOf(longText)).toBeVisible();
  },
};

/** A phone of 360 px with text of 200 %. Each close button is inside the box of its toast. */
export const LargeText: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' }, textSize: '200' },
  play: async () => {
    toast.error('Wrong Password', { position: 'top-center', appearance: 'dark' });
    toast.blank('Please Login first ', { appearance: 'greyPill' });
    for (const text of ['Wrong Password', 'Please Login first ']) {
      const card = await cardOf(text);
      const close = within(card).getByRole('button', { name: 'Close' });
      await expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(card.getBoundingClientRect().right - 8);
    }
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

const belowCode = `import { Toaster } from '@niramaya/ui';
import { useRef } from 'react';

export function Page() {
  const header = useRef<HTMLElement>(null);
  return (
    <>
      <header ref={header}>
        <div>Promotion</div>
        <div>Search and cart</div>
      </header>
      <Toaster label="Notifications" closeLabel="Close" below={header} />
    </>
  );
}`;

/** One of the two bars of the header. */
const bar = {
  height: 60,
  padding: '16px 24px',
  borderBottom: '1px solid var(--n-colors-border)',
  background: 'var(--n-colors-bg-panel)',
};

export const BelowTheHeader: Story = {
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    pictured: 'header > div, [data-scope=toast][data-part=root]',
    docs: { source: { code: belowCode } },
  },
  globals: { viewport: { value: 'w360' } },
  /** The header scrolls away with the page, and so the toasts move up. */
  render: function WithHeader(args) {
    const header = useRef<HTMLElement>(null);
    return (
      <>
        <header ref={header} style={{ display: 'contents' }}>
          <div style={bar}>Promotion</div>
          <div style={bar}>Search and cart</div>
        </header>
        <div style={{ height: '200vh' }} />
        <Toaster {...args} below={header} />
      </>
    );
  },
  play: async () => {
    toast.success('Added successfully');
    const card = await cardOf('Added successfully');
    const top = () => card.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeGreaterThan(120));
    window.scrollTo({ top: 400, behavior: 'instant' });
    await waitFor(() => expect(top()).toBeLessThan(40));
    await expect(top()).toBeGreaterThan(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(top()).toBeGreaterThan(120));
  },
};

/** An open drawer covers the header of the page, so that a toast below it would cover the first row of the drawer. */
export const BelowDrawerTitle: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' } },
  render: function Render(args) {
    const header = useRef<HTMLElement>(null);
    return (
      <>
        <header ref={header}>
          <div style={{ height: 160 }}>Search and cart</div>
        </header>
        <Drawer open onClose={fn()} title="Saved products" closeLabel="Close">
          Calmag D3 Sachet
        </Drawer>
        <Toaster {...args} below={header} />
      </>
    );
  },
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Saved products' });
    toast.success('Added successfully');
    const card = await cardOf('Added successfully');
    await waitFor(() => expect(card.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom));
    await expect(card.getBoundingClientRect().bottom).toBeLessThan(160);
    toast.dismissAll();
  },
};

export const WithAction: Story = {
  tags: ['!autodocs'],
  parameters: withCode(
    "toast.error('Please login', { durationMs: 10_000, action: { label: 'Log in', onAction: () => location.assign('/login') } })",
  ),
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    toast.error('Please login', { durationMs: 10_000, action: { label: 'Log in', onAction: logIn } });
    const card = await cardOf('Please login');
    await expect(within(card).getByRole('button', { name: 'Log in' })).toBeVisible();
    // The requirements compare the text of the toast, which has no part of the button.
    await expect(screen.getByText('Please login').textContent).toBe('Please login');
  },
};

/** On a phone of 360 px with text of 200 % the text has a line of its own, and the buttons are below it. */
export const WithActionAndLargeText: Story = {
  tags: ['!autodocs'],
  parameters: WithAction.parameters,
  globals: { viewport: { value: 'w360' }, textSize: '200' },
  play: async (context) => {
    await WithAction.play?.(context);
    const card = await cardOf('Please login');
    const box = card.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(screen.getByText('Please login'));
    await expect(words.getClientRects()).toHaveLength(1);
    const text = words.getBoundingClientRect();
    for (const name of ['Log in', 'Close']) {
      const button = within(card).getByRole('button', { name }).getBoundingClientRect();
      await expect(button.top).toBeGreaterThanOrEqual(text.bottom);
      await expect(button.right).toBeLessThanOrEqual(box.right - 6);
      await expect(button.bottom).toBeLessThanOrEqual(box.bottom);
    }
  },
};

export const ActionClosesToast: Story = {
  name: 'Action Closes It',
  tags: ['behaviour', '!autodocs'],
  play: async (context) => {
    await WithAction.play?.(context);
    const button = screen.getByRole('button', { name: 'Log in' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(logIn).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).not.toBeInTheDocument());
  },
};

export const NewestIsAtTheTop: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    const ids = Array.from({ length: 21 }, (_, index) => toast(`Message ${index + 1}`, { durationMs: Infinity }));
    const topOf = async (text: string) => (await cardOf(text)).getBoundingClientRect().top;
    await cardOf('Message 20');
    await waitFor(async () => expect(await topOf('Message 20')).toBeLessThan(await topOf('Message 19')));
    await expect(screen.queryByText('Message 21')).toBeNull();
    toast.dismiss(ids[0]!);
    await cardOf('Message 21');
    await waitFor(async () => expect(await topOf('Message 21')).toBeLessThan(await topOf('Message 20')));
  },
};

/** The failure is over, so its message closes before its time. */
export const SuccessClosesError: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    const card = await cardOf('Item Already exist in Cart');
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await expect(await cardOf('Added successfully')).toBeVisible();
    await waitFor(() => expect(card).not.toBeInTheDocument(), { timeout: 1000 });
  },
};

export const CloseReturnsFocus: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { motion: 'full' },
  beforeEach: wantMotion,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Default' });
    await userEvent.click(button);
    const card = await cardOf('Prices include all taxes');
    await waitFor(() => expect(getComputedStyle(card).opacity).toBe('1'));
    within(card).getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    // The toast fades before it is removed.
    await waitFor(() => expect(Number(getComputedStyle(card).opacity)).toBeLessThan(1));
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const EscapeReturnsFocus: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Default' });
    for (const focused of ['group', 'button'] as const) {
      await userEvent.click(button);
      const card = await cardOf('Prices include all taxes');
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus());
      await userEvent.tab();
      await expect(card).toHaveFocus();
      if (focused === 'button') await userEvent.tab();
      await expect(document.activeElement).toHaveRole(focused);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(card).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};
