import { wantMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Overlay } from './Overlay';
import { openOverlays } from './useCloseOnBack';

const meta = {
  id: 'ui-overlay',
  title: 'Overlays/Overlay',
  component: Overlay,
  args: {
    open: true,
    onClose: fn(),
    title: 'Before you go on',
    closeLabel: 'Close',
    children: <p>The doctor calls within half an hour.</p>,
    footer: <Button>Proceed</Button>,
    placement: 'center',
    size: 'sm',
  },
  argTypes: { placement: { options: ['center', 'start', 'end', 'bottom'] }, size: { options: ['sm', 'md', 'lg'] } },
} satisfies Meta<typeof Overlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForcedColours: Story = {
  globals: { colours: 'forced', viewport: { value: 'w1280' } },
  play: async () => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(await screen.findByRole('dialog'));
    await expect([borderTopWidth, borderTopStyle]).toEqual(['1px', 'solid']);
  },
};

export const CloseRequestThenCloses: Story = {
  tags: ['behaviour'],
  play: async ({ args }) => {
    await expect(openOverlays.count()).toBe(1);
    openOverlays.closeAbove(1);
    await expect(args.onClose).not.toHaveBeenCalled();
    openOverlays.closeAbove(0);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const OpensWhileAnotherCloses: Story = {
  tags: ['behaviour'],
  globals: { motion: 'full' },
  beforeEach: wantMotion,
  /** One click closes the first panel and opens the second. */
  render: function OneAfterTheOther({ onClose }) {
    const [isFirst, setIsFirst] = useState(true);
    return (
      <>
        <Overlay open={isFirst} onClose={fn()} title="Menu" closeLabel="Close" placement="start" size="md">
          <Button onClick={() => setIsFirst(false)}>My orders</Button>
        </Overlay>
        <Overlay open={!isFirst} onClose={onClose} title="My orders" closeLabel="Close" placement="end" size="md">
          <p>No orders yet</p>
        </Overlay>
      </>
    );
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'My orders' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'My orders' })).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const TabStaysInside: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  args: {
    title: 'Before you go on, tell us who the parcel is for and where it goes',
    children: Array.from({ length: 20 }, (_, index) => (
      <TextField key={index} label={`Line ${index + 1}`} name={`line-${index}`} value="" onChange={fn()} />
    )),
    footer: (
      <>
        <Button fullWidth>Save this address</Button>
        <Button fullWidth variant="outline">
          Save it for later
        </Button>
      </>
    ),
  },
  play: async () => {
    const panel = screen.getByRole('dialog');
    // Chakra focuses the panel in a later task, and would take the focus from the following steps.
    await waitFor(() => expect(panel).toHaveFocus());
    const head = within(panel).getByRole('heading').parentElement!;
    const foot = screen.getByRole('button', { name: 'Save this address' }).parentElement!;
    const fields: Element[] = screen.getAllByRole('textbox');
    for (const shift of [false, true]) {
      const passed = new Set<Element>();
      for (let step = 0; step < fields.length + 3; step++) {
        await user.tab({ shift });
        const focused = document.activeElement!;
        await expect(panel).toContainElement(focused as HTMLElement);
        passed.add(focused);
        if (!fields.includes(focused)) continue;
        const { top, bottom } = focused.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom);
        await expect(bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top);
      }
      await expect(passed.size).toBe(fields.length + 3);
    }
  },
};
