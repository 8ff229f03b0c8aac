import { pointAtAll } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { CategoryMenus } from './CategoryMenus';

const meta = {
  id: 'feature-shell-categorymenus',
  title: 'Patterns/Shell/CategoryMenus',
  component: CategoryMenus,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryMenus>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** Opens a group, checks the addresses of its entries and returns their texts. */
async function entriesOf(canvas: Canvas, title: string) {
  const trigger = canvas.getByRole('button', { name: title });
  await user.click(trigger);
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const list = document.getElementById(trigger.getAttribute('aria-controls') ?? '') as HTMLElement;
  await waitFor(() => expect(list).toBeVisible());
  const links = within(list).getAllByRole('link');
  const entries = links.map((link) => link.textContent);
  for (const link of links) await expect(link).toHaveAttribute('href', '/medicines');
  await user.click(trigger);
  return entries;
}

export const Default: Story = {
  parameters: { requirements: ['SHELL-34', 'SHELL-36', 'SHELL-37'] },
  play: async ({ canvas }) => {
    await expect(await entriesOf(canvas, 'Health Resource Center')).toEqual([
      'All Diseases',
      'All Medicines',
      'Medicines by Therapeutic Class',
    ]);
    await expect(await entriesOf(canvas, 'Vitamins and Nutrition')).toContain('Vitamins and Nutrition');
  },
};

export const Open: Story = {
  parameters: { requirements: ['SHELL-35', 'SHELL-38', 'SHELL-39', 'SHELL-40', 'SHELL-41'] },
  play: async ({ canvas }) => {
    await expect(await entriesOf(canvas, 'Personal Care')).toEqual(['Sexual Wellness', 'Skin Care']);
    await expect(await entriesOf(canvas, 'Health Conditions')).toEqual([
      'Stomach Care',
      'Heart Care',
      'Bone, Joint and Muscle Care',
      'Pain Relief',
      'Eye Care',
      'Ear Care',
    ]);
    await expect(await entriesOf(canvas, 'Health Care Devices')).toEqual([
      'Brands',
      'BP Monitors',
      'Oxygen Concentrators',
      'Thermometers',
      'Weighing Scales',
    ]);
    await user.click(canvas.getByRole('button', { name: 'Health Care Devices' }));
  },
};

/** With `prefers-reduced-motion`, which the test run sets, the arrow turns at once. */
export const ArrowTurnsAtOnceWithoutMotion: Story = {
  tags: ['behaviour'],
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button', { name: 'Personal Care' }).querySelector('svg')!;
    await expect(getComputedStyle(arrow).transitionProperty).toBe('none');
  },
};

export const PseudoStates: Story = {
  play: async ({ canvas, canvasElement }) => {
    await user.click(canvas.getByRole('button', { name: 'Personal Care' }));
    await expect(await canvas.findByRole('link', { name: 'Skin Care' })).toBeVisible();
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Personal Care' });
    trigger.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sexual Wellness' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skin Care' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sexual Wellness' })).toHaveFocus());
    await user.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skin Care' })).toHaveFocus());
    await user.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sexual Wellness' })).toHaveFocus());
    await user.keyboard('s');
    await expect(canvas.getByRole('link', { name: 'Skin Care' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LeavingCloses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Personal Care' }));
    await user.click(canvas.getByRole('button', { name: 'Health Conditions' }));
    await expect(canvas.getByRole('button', { name: 'Personal Care' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('button', { name: 'Health Conditions' })).toHaveAttribute('aria-expanded', 'true');
  },
};
