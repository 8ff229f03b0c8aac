import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoMembers, pointAtAll, storeOwned } from '@niramaya/fixtures';
import { memberHandlers } from '@niramaya/fixtures/msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { called, withMembers } from '../stories/calls';
import { MemberList, MemberTable } from './MemberList';

const meta = {
  id: 'feature-consult-memberlist',
  title: 'Patterns/Consult/MemberList',
  component: MemberList,
  decorators: [
    (Story) => (
      <>
        <h2>Your family</h2>
        <Story />
      </>
    ),
  ],
  parameters: withMembers(memberHandlers.ready()),
} satisfies Meta<typeof MemberList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The widest window in which every state has the same height. */
const globals = { viewport: { value: 'w1024' } };

/** Every state is 255 px tall, so that nothing below moves when the response arrives. */
const keepsItsHeight: Story['play'] = async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Your family' }).clientHeight).toBe(255);
};

export const Default: Story = {
  globals,
  play: async (context) => {
    await context.canvas.findByRole('rowheader', { name: 'Meera Iyer' });
    const more = 'Is it for somebody else? Press “+ Add New Member”. The pencil changes or removes somebody.';
    await expect(context.canvas.getByText(more)).toBeVisible();
    await keepsItsHeight(context);
  },
};

/** One row is hovered, and another chosen. */
export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  beforeEach: () =>
    storeOwned(sessionStorage, 'niramaya.patient', { id: 2, name: 'Arjun Iyer', age: '8', gender: 'male' }),
  play: async ({ canvas, canvasElement }) => {
    const row = (await canvas.findByRole('rowheader', { name: 'Meera Iyer' })).closest('tr')!;
    await expect(canvas.getByRole('radio', { name: 'Arjun Iyer' })).toBeChecked();
    pointAtAll(canvasElement);
    for (const element of [row, ...row.querySelectorAll('*')]) element.setAttribute('data-hover', '');
    await expect(row).toHaveAttribute('data-hover');
  },
};

export const Loading: Story = {
  globals,
  parameters: withMembers(memberHandlers.loading()),
  play: async (context) => {
    await expect(context.canvas.getByText('Fetching your list…')).toBeInTheDocument();
    await keepsItsHeight(context);
  },
};

export const Empty: Story = {
  globals,
  parameters: { ...withMembers(memberHandlers.empty()), requirements: ['AMB-63', 'CONSULT-21'] },
  play: async (context) => {
    const words = await context.canvas.findByRole('heading', { name: 'Nobody is on your list yet' });
    const labels = context.canvas.getAllByRole('columnheader');
    await expect(labels.map((label) => label.textContent)).toEqual(['NAME', 'AGE', 'GENDER']);
    for (const label of labels)
      await expect(label.getBoundingClientRect().bottom).toBeLessThan(words.getBoundingClientRect().top);
    const frame = context.canvas.getByRole('group', { name: 'Your family' });
    await expect(frame.scrollHeight).toBe(frame.clientHeight);
    await keepsItsHeight(context);
  },
};

/** On a phone a short list has no empty room below it. */
export const ShortOnAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  parameters: withMembers(memberHandlers.ready(demoMembers().slice(0, 1))),
  play: async ({ canvas }) => {
    const lastLine = await canvas.findByText(/^Is it for somebody else\?/);
    const frame = canvas.getByRole('group', { name: 'Your family' }).getBoundingClientRect();
    await expect(frame.bottom - lastLine.getBoundingClientRect().bottom).toBeLessThan(4);
  },
};

export const EmptyOnAPhone: Story = {
  ...ShortOnAPhone,
  parameters: withMembers(memberHandlers.empty()),
  play: async ({ canvas }) => {
    const lastLine = await canvas.findByText(/^Add yourself or a family member/);
    const frame = canvas.getByRole('group', { name: 'Your family' }).getBoundingClientRect();
    await expect(frame.bottom - lastLine.getBoundingClientRect().bottom).toBeLessThan(40);
  },
};

export const Failed: Story = {
  globals,
  parameters: { requirements: ['ERROR-35'], ...withMembers(memberHandlers.failedOnce()) },
  play: async (context) => {
    const { canvas } = context;
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your list did not load.');
    await keepsItsHeight(context);
    await userEvent.click(retry);
    await expect(canvas.getByRole('group', { name: 'Your family' })).toHaveFocus();
    await expect(await canvas.findByText('Savitri Subramaniam')).toBeVisible();
  },
};

export const Offline: Story = {
  globals,
  parameters: withMembers(memberHandlers.offline()),
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Your list did not load.');
    await expect(context.canvas.getByText(/^The list loads by itself/)).toBeVisible();
    await keepsItsHeight(context);
    const before = called().length;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(called().length).toBeGreaterThan(before));
  },
};

const longName = 'Venkatanarasimharajuvaripeta Subrahmanyachandrasekhara';
const aLongMember = { id: 1, name: longName, age: '8 months and two weeks', gender: 'Choose_option' } as const;

export const LongContent: Story = {
  parameters: { requirements: ['AMB-26'] },
  globals: { viewport: { value: 'w360' } },
  render: () => (
    <MemberTable members={[aLongMember, { id: 2, name: 'Om', age: '8', gender: 'male' }]} onChange={fn()} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('cell', { name: 'not given' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Picked: Story = {
  tags: ['state:chosen'],
  parameters: { requirements: ['CONSULT-20'] },
  play: async ({ canvas }) => {
    const meera = await canvas.findByRole('radio', { name: 'Meera Iyer' });
    await expect(meera).not.toBeChecked();
    await userEvent.click(within(meera.closest('tr')!).getByRole('cell', { name: '34' }));
    await userEvent.click(meera);
    await expect(meera).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Arjun Iyer' })).toBeChecked();
  },
};
