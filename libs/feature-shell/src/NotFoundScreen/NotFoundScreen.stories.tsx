import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen';

const meta = {
  id: 'feature-shell-notfoundscreen',
  title: 'Screens/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['ROUTE-17'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Erro 404 Not found$/);
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Browse medicines' })).toHaveAttribute('href', '/medicines');
    await expect(canvas.getByRole('link', { name: 'Consult a doctor' })).toHaveAttribute('href', '/consultdoctor');
    await expect(canvas.getByRole('button', { name: 'My orders' })).toHaveAttribute('aria-haspopup', 'dialog');
  },
};
