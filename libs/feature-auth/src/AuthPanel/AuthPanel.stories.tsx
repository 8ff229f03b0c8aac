import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@niramaya/ui';
import { expect, within } from 'storybook/test';
import { AuthPanel } from './AuthPanel';

const meta = {
  id: 'feature-auth-authpanel',
  title: 'Patterns/Auth/AuthPanel',
  component: AuthPanel,
  args: { title: 'Login', text: 'Welcome back.', children: <Button fullWidth>Login</Button> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Login');
    const points = within(canvas.getByRole('complementary', { name: 'With an account', hidden: true }));
    await expect(points.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  },
};
