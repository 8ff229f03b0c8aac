import { aSelectedMedicine, storeList } from '@niramaya/fixtures';
import { Flex } from '@niramaya/ui/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CompareButton, SaveButton } from './ProductToggles';

const meta = {
  id: 'feature-medicines-savebutton',
  title: 'Patterns/Medicines/ProductToggles',
  component: SaveButton,
  args: { medicine: aSelectedMedicine() },
  render: (args) => (
    <Flex gap="2" position="relative">
      <SaveButton {...args} />
      <CompareButton {...args} />
    </Flex>
  ),
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChoosesTwoProducts: Story = {
  tags: ['behaviour'],
  render: ({ medicine }) => (
    <>
      {[medicine, aSelectedMedicine({ title: 'Zincora 50 mg' })].map((one) => (
        <Flex key={one.title} as="section" aria-label={one.title} gap="2">
          <SaveButton medicine={one} />
          <CompareButton medicine={one} />
        </Flex>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(4);
    for (const button of buttons) await userEvent.click(button);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(4);
    await userEvent.click(buttons[0]!);
    await expect(canvas.getAllByRole('button', { pressed: true })).toEqual(buttons.slice(1));
  },
};

export const Saved: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { pressed: false })) await userEvent.click(button);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};

/** A chosen heart is filled, and chosen scales are on a filled circle. */
export const ShowsChoice: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [heart, scales] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    const looks = () => [
      getComputedStyle(heart.querySelector('svg')!).fill,
      getComputedStyle(heart).color,
      getComputedStyle(scales).backgroundColor,
    ];
    const before = looks();
    await expect([before[0], before[2]]).toEqual(['none', 'rgba(0, 0, 0, 0)']);
    await userEvent.click(heart);
    await userEvent.click(scales);
    await expect(looks()).toEqual(['rgb(163, 35, 27)', 'rgb(163, 35, 27)', 'rgb(11, 99, 88)']);
    await userEvent.click(heart);
    await userEvent.click(scales);
    await expect(looks()).toEqual(before);
  },
};

/** The comparison is one Tab behind the scales of the second product, and the tray behind all cards. */
export const ComparisonIsNextStop: Story = {
  beforeEach: () => {
    storeList(sessionStorage, 'niramaya.compared', [aSelectedMedicine({ title: 'Zincora 50 mg' })]);
  },
  play: async ({ canvas }) => {
    const scales = canvas.getByRole('button', { name: /^Compare/ });
    await expect(canvas.queryByRole('button', { name: /side by side/ })).toBeNull();
    scales.focus();
    await userEvent.keyboard('{Enter}');
    const next = await canvas.findByRole('button', { name: 'See 2 side by side' });
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await expect(next.getBoundingClientRect().height).toBeGreaterThanOrEqual(32);
  },
};
