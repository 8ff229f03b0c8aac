import { wantMotion, watchLeaving } from '@niramaya/fixtures';
import { allReady } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { Shop } from '../app/Shop';
import { aVisit } from './testing/aVisit';

/** The panels over the screens, in the whole shop. */
const meta = {
  ...aVisit,
  // How far the previous story scrolled the page depends on the order of the stories.
  afterEach: () => {
    aVisit.afterEach();
    window.scrollTo(0, 0);
  },
  component: Shop,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', route: '/covid', msw: { handlers: allReady() } },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const account = (canvas: Canvas) => canvas.getByRole('button', { name: 'Yours on this device' });
const open = async (canvas: Canvas) => {
  // The screen takes the focus when it has rendered.
  await canvas.findByRole('heading', { level: 1 });
  await user.click(account(canvas));
  return screen.findByRole('dialog', { name: 'Yours on this device' });
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/**
 * A closed panel and its content are out of reach at once, and the page is back. Only the image of the panel takes a
 * moment to leave.
 */
export const AClosedPanelMovesAway: Story = {
  tags: ['behaviour'],
  globals: { motion: 'full' },
  beforeEach: wantMotion,
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    const list = await within(panel).findByRole('list', { name: 'Yours on this device' });
    const leaving = watchLeaving(panel);
    await user.keyboard('{Escape}');
    await expect(list).toHaveTextContent('My orders');
    await expect(account(canvas)).toHaveFocus();
    await isGone();
    await expect(list.isConnected).toBe(false);
    await expect(leaving).toEqual([{ isRendered: true, isInert: true }]);
  },
};

/** A click while the panel leaves counts: the panel comes back, and closes again. */
export const AClosedPanelCanBeOpenedWhileItLeaves: Story = {
  tags: ['behaviour'],
  globals: { motion: 'full' },
  beforeEach: wantMotion,
  play: async ({ canvas }) => {
    await open(canvas);
    await user.keyboard('{Escape}');
    await expect(await open(canvas)).toBeVisible();
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const leaving = watchLeaving(screen.getByRole('dialog'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await isGone();
    await expect(leaving).toEqual([{ isRendered: true, isInert: true }]);
  },
};

/** With reduced motion, the page is back at once. */
export const AClosedPanelIsGoneAtOnceWithoutMotion: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const leaving = watchLeaving(await open(canvas));
    await user.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(leaving).toEqual([]);
    await expect(account(canvas)).toHaveFocus();
  },
};
