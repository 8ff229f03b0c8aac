import { aPhoto, wantMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { aJourney } from './testing/aJourney';

const meta = {
  id: 'journeys-panels',
  title: 'Flows/Panels',
  ...aJourney,
  // The previous story may have scrolled the page.
  afterEach: () => {
    aJourney.afterEach();
    window.scrollTo(0, 0);
  },
  tags: ['!autodocs'],
  parameters: { ...aJourney.parameters, route: '/covid' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const open = async (canvas: Canvas) => {
  // The screen takes the focus when it has rendered.
  await canvas.findByRole('heading', { level: 1 });
  await user.click(canvas.getByRole('button', { name: 'Yours on this device' }));
  const dialog = () => screen.getByRole('dialog', { name: 'Yours on this device' });
  // Before it has the focus, Chakra's dialog ignores Escape.
  await waitFor(() => expect(dialog()).toHaveFocus());
  return dialog();
};

export const ReopensWhileClosing: Story = {
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
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Logs in or out as another tab does. */
const isNow = (name: string | null) => {
  if (name === null) localStorage.removeItem('validkey');
  else localStorage.setItem('validkey', name);
  window.dispatchEvent(new StorageEvent('storage', { key: 'validkey' }));
};

/** The panel stays open if another person logs in, in another tab. */
export const OpenPanelClearsOnLogout: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    await user.click(within(await open(canvas)).getByRole('button', { name: /^Prescriptions/ }));
    const panel = await screen.findByRole('dialog', { name: 'Prescriptions' });
    await within(panel).findByRole('heading', { name: 'No prescriptions yet' });
    for (const next of ['Ravi', null, 'Asha']) {
      const chooser = panel.querySelector('input[type=file]:not([capture])')!;
      await fireEvent.change(chooser, { target: { files: [await aPhoto()] } });
      await user.type(await within(panel).findByRole('textbox', { name: /^Doctor/ }), 'Dr. Asha Rao');
      isNow(next);
      await waitFor(() => expect(within(panel).queryByRole('img', { name: 'The picture you chose' })).toBeNull());
      await expect(within(panel).queryByRole('textbox')).toBeNull();
      await expect(await within(panel).findByRole('button', { name: 'Choose a picture' })).toBeVisible();
    }
  },
};
