import { pointAtAll } from '@niramaya/fixtures';
import { openOverlays } from '@niramaya/ui';
import { inBox } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user, waitFor, within } from 'storybook/test';
import { CategoryMenus } from './CategoryMenus';

const meta = {
  id: 'feature-shell-categorymenus',
  title: 'Patterns/Shell/CategoryMenus',
  component: CategoryMenus,
  decorators: [inBox({ minHeight: 360 })],
} satisfies Meta<typeof CategoryMenus>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** Finds the title of a menu. The selector is needed, because one menu has an entry with the same name as its title. */
const triggerOf = (canvas: Canvas, title: string) => canvas.getByText(title, { selector: 'summary span' });
const menuOf = (canvas: Canvas, title: string) => triggerOf(canvas, title).closest('details')!;

async function entriesOf(canvas: Canvas, title: string) {
  const menu = menuOf(canvas, title);
  await user.click(triggerOf(canvas, title));
  await expect(menu).toHaveAttribute('open');
  const links = within(menu).getAllByRole<HTMLAnchorElement>('link');
  const entries = links.map((link) => link.textContent);
  const targets = () =>
    links.map((link) => {
      const { pathname, searchParams } = new URL(link.href);
      return [pathname, searchParams.get('topic')];
    });
  // The browser sends the event `toggle` in a task after the click.
  await waitFor(() => expect(targets()).toEqual(entries.map((entry) => ['/medicines', entry])));
  await user.click(triggerOf(canvas, title));
  await expect(menu).not.toHaveAttribute('open');
  return entries;
}

export const Default: Story = {
  parameters: { requirements: ['SHELL-34', 'SHELL-36', 'SHELL-37'] },
  play: async ({ canvas }) => {
    const resources = ['All Diseases', 'All Medicines', 'Medicines by Therapeutic Class'];
    await expect(await entriesOf(canvas, 'Health Resource Center')).toEqual(resources);
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
    const devices = ['Brands', 'BP Monitors', 'Oxygen Concentrators', 'Thermometers', 'Weighing Scales'];
    await expect(await entriesOf(canvas, 'Health Care Devices')).toEqual(devices);
    await user.click(canvas.getByText('Health Care Devices'));
  },
};

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  play: async ({ canvas, canvasElement }) => {
    await user.click(canvas.getByText('Personal Care'));
    await expect(canvas.getByRole('link', { name: 'Skin Care' })).toBeVisible();
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

/** The test run sets reduced motion in the browser, so that the arrow has no transition even with `motion: 'full'`. */
export const ByKeyboard: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    const menu = menuOf(canvas, 'Personal Care');
    const trigger = menu.querySelector('summary')!;
    await expect(getComputedStyle(trigger.querySelector('svg')!).transitionProperty).toBe('none');
    trigger.focus();
    await user.click(trigger);
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Sexual Wellness' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(menu).not.toHaveAttribute('open');
  },
};

/** An open menu closes by the focus or a click outside it, and by a close request such as Back. */
export const OutsideFocusOrClickCloses: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(canvas.getByText('Personal Care'));
    canvas.getByRole('link', { name: 'Skin Care' }).focus();
    await user.tab();
    await expect(menuOf(canvas, 'Personal Care')).not.toHaveAttribute('open');
    await user.click(canvas.getByText('Personal Care'));
    await user.click(canvas.getByText('Health Conditions'));
    await expect(menuOf(canvas, 'Personal Care')).not.toHaveAttribute('open');
    await expect(menuOf(canvas, 'Health Conditions')).toHaveAttribute('open');
    await user.click(document.body);
    await expect(menuOf(canvas, 'Health Conditions')).not.toHaveAttribute('open');
    await user.click(canvas.getByText('Personal Care'));
    await waitFor(() => expect(openOverlays.count()).toBe(1));
    openOverlays.closeAbove(0);
    await expect(menuOf(canvas, 'Personal Care')).not.toHaveAttribute('open');
    await waitFor(() => expect(openOverlays.count()).toBe(0));
  },
};
