import type { StoredMessage } from '@niramaya/contract';
import { storeList } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { MessagesPanel } from './MessagesPanel';

const noon = Date.parse('2026-02-03T06:30:00Z');

const keep =
  (...items: StoredMessage[]) =>
  () =>
    storeList(sessionStorage, 'niramaya.messages', items);

const meta = {
  id: 'feature-shell-messagespanel',
  title: 'Patterns/Shell/MessagesPanel',
  component: MessagesPanel,
  parameters: { layout: 'fullscreen', inDrawer: 'Messages' },
  beforeEach: keep(
    { text: 'Item Already exist in Cart', kind: 'error', saidAtMs: noon + 120_000 },
    { text: 'Added successfully', kind: 'success', saidAtMs: noon + 60_000 },
    { text: 'no item', kind: 'note', saidAtMs: noon },
  ),
} satisfies Meta<typeof MessagesPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const status = within(await screen.findByRole('list', { name: 'What the shop has said' })).getAllByRole('listitem');
    await expect(status.map(({ textContent }) => textContent)).toEqual([
      'Item Already exist in Cart12:02 pm',
      'Added successfully12:01 pm',
      'no item12:00 pm',
    ]);
    await expect(within(status[0]!).getByRole('img', { name: 'Problem' })).toBeVisible();
  },
};

export const PartlyUnreadable: Story = {
  beforeEach: keep(
    { text: 'Added successfully', kind: 'success', saidAtMs: noon },
    { text: 'no item', kind: 'note', saidAtMs: 1e20 },
  ),
  play: async () => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    const notice = 'Some messages cannot be read: they are damaged. They stay until you close this tab.';
    await expect(screen.getByText(notice)).toBeVisible();
  },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'w360' } },
  beforeEach: keep({
    text: 'Firebase: The password must contain at least six characters, an upper-case letter and a digit (auth/weak-password).',
    kind: 'error',
    saidAtMs: noon,
  }),
  play: async () => {
    const row = await screen.findByRole('listitem');
    await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  },
};

export const Empty: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the list' }));
    await expect(await screen.findByRole('heading', { name: 'There are no messages yet' })).toBeVisible();
    await expect(sessionStorage.getItem('niramaya.messages')).toBeNull();
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  },
};
