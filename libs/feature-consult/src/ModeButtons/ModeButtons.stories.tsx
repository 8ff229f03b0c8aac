import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModeButtons } from './ModeButtons';

const meta = {
  id: 'feature-consult-modebuttons',
  title: 'Patterns/Consult/ModeButtons',
  component: ModeButtons,
} satisfies Meta<typeof ModeButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
