import { aSelectedMedicine } from '@niramaya/fixtures';
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
    <Flex gap="2">
      <SaveButton {...args} />
      <CompareButton {...args} />
    </Flex>
  ),
} satisfies Meta<typeof SaveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saved: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { pressed: false })) await userEvent.click(button);
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};
