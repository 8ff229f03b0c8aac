import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Line } from '../stories';
import { useColorMode, type ColorMode } from './colorMode';
import { UiProvider } from './UiProvider';

const choices: ColorMode[] = ['light', 'dark', 'system'];

function Switch() {
  const { mode, resolved, setMode } = useColorMode();
  return (
    <Line>
      {choices.map((choice) => (
        <Button key={choice} variant="outline" aria-pressed={choice === mode} onClick={() => setMode(choice)}>
          {choice}
        </Button>
      ))}
      <output>{resolved}</output>
    </Line>
  );
}

/** The code to copy. The story has a switch of its own inside the provider. */
const code = `import { Button, UiProvider } from '@niramaya/ui';

export const App = () => (
  <UiProvider>
    <Button>Add to cart</Button>
  </UiProvider>
);`;

/**
 * ### Use
 *
 * - Once, at the root of the app, and around a component in tests.
 *
 * ### Avoid
 *
 * - A section in other colours, because the theme belongs to the whole page.
 */
const meta = {
  id: 'ui-theme-uiprovider',
  title: 'Foundations/UiProvider',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: UiProvider,
  parameters: { docs: { source: { code } } },
  args: { children: <Switch /> },
  beforeEach: () => () => localStorage.removeItem('niramaya.theme'),
} satisfies Meta<typeof UiProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('system');
    await expect(canvas.getByRole('status')).toHaveTextContent('light');
    await fireEvent.click(canvas.getByRole('button', { name: 'dark' }));
    await expect(localStorage.getItem('niramaya.theme')).toBe('dark');
    await expect(canvas.getByRole('status')).toHaveTextContent('dark');
    await waitFor(() => expect(document.documentElement).toHaveClass('dark'));
    await expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgb(11, 21, 19)');
    await fireEvent.click(canvas.getByRole('button', { name: 'system' }));
    await expect(localStorage.getItem('niramaya.theme')).toBeNull();
    await waitFor(() => expect(document.documentElement).toHaveClass('light'));
    await expect(document.documentElement).not.toHaveClass('dark');
    localStorage.setItem('niramaya.theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'niramaya.theme' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('dark'));
    localStorage.setItem('niramaya.theme', 'purple');
    // A page in the back/forward cache receives no storage event.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('system'));
    await waitFor(() => expect(document.documentElement).toHaveClass('light'));
  },
};
