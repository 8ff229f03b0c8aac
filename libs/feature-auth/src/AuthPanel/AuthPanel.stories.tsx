import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@niramaya/ui';
import { expect, within } from 'storybook/test';
import { AuthPanel } from './AuthPanel';
import { AuthError } from './AuthError';

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

export const LongContent: Story = {
  args: {
    title: 'Sign up for an account that the whole family of eleven can use',
    text: 'It takes a minute, asks for a name, an email and a password, and is kept for you alone until you close it.',
  },
};

export const Failed: Story = {
  args: { children: <AuthError kind="credentials" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The email or password is incorrect. Check both and try again.',
    );
  },
};
