import { aPhotograph, wantMotion } from '@niramaya/fixtures';
import { allReady } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { Shop } from '../app/Shop';
import { aVisit } from './testing/aVisit';

/** The panels over the screens, in the whole shop. */
const meta = {
  id: 'journeys-panels',
  title: 'Flows/Panels',
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
  const dialog = () => screen.getByRole('dialog', { name: 'Yours on this device' });
  // Chakra's dialog listens to Escape from the frame on in which it takes the focus.
  await waitFor(() => expect(dialog()).toHaveFocus());
  return dialog();
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Returns a list that gets the name of each animation of a panel that starts from now on. */
function animationsOf(panel: HTMLElement): readonly string[] {
  const names: string[] = [];
  panel.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
  return names;
}

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
    const leaving = animationsOf(panel);
    await user.keyboard('{Escape}');
    await expect(list).toHaveTextContent('My orders');
    await waitFor(() => expect(account(canvas)).toHaveFocus());
    await isGone();
    await expect(list.isConnected).toBe(false);
    await expect(leaving).toEqual(['sinkOut']);
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
    const panel = await open(canvas);
    // It is transparent until the first frame of its animation.
    await waitFor(() => expect(panel).toBeVisible());
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const leaving = animationsOf(screen.getByRole('dialog'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await isGone();
    await expect(leaving).toEqual(['sinkOut']);
  },
};

/** With reduced motion, the page is back at once. */
export const AClosedPanelIsGoneAtOnceWithoutMotion: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const leaving = animationsOf(await open(canvas));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(leaving).toEqual([]);
    await waitFor(() => expect(account(canvas)).toHaveFocus());
  },
};

/** Mocks a log-in or a log-out in another tab, with the storage event that a browser sends. */
const isNow = (name: string | null) => {
  if (name === null) localStorage.removeItem('validkey');
  else localStorage.setItem('validkey', name);
  window.dispatchEvent(new StorageEvent('storage', { key: 'validkey' }));
};

/** An open panel stays open when another person logs in, in another tab. Nothing that was typed into it stays. */
export const AnOpenPanelForgetsThePersonWhoLeft: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    await user.click(within(await open(canvas)).getByRole('button', { name: /^Prescriptions/ }));
    const panel = await screen.findByRole('dialog', { name: 'Prescriptions' });
    await within(panel).findByRole('heading', { name: 'No prescriptions yet' });
    for (const next of ['Ravi', null, 'Asha']) {
      const chooser = panel.querySelector('input[type=file]:not([capture])')!;
      await fireEvent.change(chooser, { target: { files: [await aPhotograph()] } });
      await user.type(await within(panel).findByRole('textbox', { name: /^Doctor/ }), 'Dr. Asha Rao');
      isNow(next);
      await waitFor(() => expect(within(panel).queryByRole('img', { name: 'The picture you chose' })).toBeNull());
      await expect(within(panel).queryByRole('textbox')).toBeNull();
      await expect(await within(panel).findByRole('button', { name: 'Choose a picture' })).toBeVisible();
    }
  },
};
