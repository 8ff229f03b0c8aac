import { heldTransitions } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Price } from '../Price/Price';
import { RadioCardGroup, type RadioCardGroupProps } from './RadioCardGroup';
import { FormWidth } from '../stories/Matrix';
import { Pseudo } from '../stories/Pseudo';

function Choosing(args: RadioCardGroupProps) {
  const [value, setValue] = useState(args.value);
  const onChange = (to: string) => {
    setValue(to);
    args.onChange(to);
  };
  return <RadioCardGroup {...args} value={value} onChange={onChange} />;
}

const labels = { now: 'Price', mrp: 'MRP' };

/**
 * ### When to use
 *
 * - For one of two to six options that need an explanation or a price: plans, banks, wallets.
 * - `columns` for short cards.
 *
 * ### When not to use
 *
 * - Many or familiar options: `SelectField`. Any number of options: `CheckboxField`. Views of a page: `Tabs`.
 *
 * **Keyboard:** The group is one tab stop. Arrow keys select the next or previous option and wrap around.
 *
 * **Text:** Write all labels in the same form: all nouns or all sentences.
 */
const meta = {
  id: 'ui-radiocardgroup',
  title: 'Forms/RadioCardGroup',
  tags: ['autodocs'],
  component: RadioCardGroup,
  args: {
    legend: 'Choose your plan',
    value: null,
    onChange: fn(),
    options: [
      {
        value: 'three',
        label: '3 months',
        description: '₹55 a month',
        end: <Price amountRupees={165} labels={labels} />,
      },
      {
        value: 'six',
        label: '6 months',
        description: '₹46 a month',
        end: <Price amountRupees={275} labels={labels} />,
      },
    ],
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof RadioCardGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Choose your plan' })).toBeVisible();
    await userEvent.click(canvas.getByText('6 months'));
    await expect(canvas.getByRole('radio', { name: /6 months/ })).toBeChecked();
    await expect(args.onChange.mock.calls).toEqual([['six']]);
  },
};

export const PseudoStates: Story = {
  name: 'Pseudo',
  render: (args) => <Pseudo of={<RadioCardGroup {...args} />} control="label" />,
};

export const Filled: Story = { args: { value: 'six', columns: 2 } };

const columns = [1, 2, 3] as const;

export const Columns: Story = {
  parameters: { onlyAt: 'w768' },
  render: (args) => (
    <FormWidth style={{ maxWidth: 'none' }}>
      {columns.map((count) => (
        <RadioCardGroup key={count} {...args} legend={`${count}`} legendHidden={count > 1} columns={count} />
      ))}
    </FormWidth>
  ),
  play: async ({ canvas }) => {
    const [one, two, three] = columns.map((count) => {
      const [card] = within(canvas.getByRole('radiogroup', { name: `${count}` })).getAllByRole('radio');
      return card!.closest('label')!.getBoundingClientRect().width;
    });
    await expect(two! * 2).toBeLessThan(one!);
    await expect(three! * 3).toBeLessThan(one!);
  },
};

export const Invalid: Story = {
  args: { error: 'Please choose a plan.', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAccessibleDescription('Please choose a plan.');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
  },
};

export const Disabled: Story = {
  args: {
    options: [
      { value: 'chat', label: 'Chat' },
      { value: 'video', label: 'Video', description: 'Not open yet', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Video/ })).toBeDisabled();
  },
};

export const ArrowKeysChoose: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, step }) => {
    const three = canvas.getByRole('radio', { name: /3 months/ });
    const six = canvas.getByRole('radio', { name: /6 months/ });
    await step('nothing is chosen: Tab goes to the first, Shift Tab to the last, Space chooses', async () => {
      await userEvent.tab();
      await expect(three).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await expect(six).toHaveFocus();
      await expect(six).not.toBeChecked();
      await userEvent.keyboard(' ');
      await expect(six).toBeChecked();
    });
    await step('Tab goes to what is chosen', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await userEvent.tab();
      await expect(three).not.toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(three).toHaveFocus();
      await expect(three).toBeChecked();
    });
    await step('an arrow moves the choice and the focus, round the ends', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(six).toBeChecked();
      await expect(six).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(three).toBeChecked();
      await userEvent.keyboard('{ArrowUp}');
      await expect(six).toBeChecked();
    });
    await step('the group is one stop of Tab', async () => {
      await userEvent.tab({ shift: true });
      await expect(six).not.toHaveFocus();
      await expect(three).not.toHaveFocus();
      await expect(six).toBeChecked();
    });
  },
};

const slides = heldTransitions('top');

/** Returns where the frame of the chosen card begins, in px from the upper edge of the window. */
function topOfFrame(card: HTMLElement) {
  const cards = card.parentElement!;
  return Math.round(cards.getBoundingClientRect().top + parseFloat(getComputedStyle(cards, '::after').top));
}
const topOf = (card: HTMLElement) => Math.round(card.getBoundingClientRect().top);

/** The frame slides from the old card to the new one. Another click moves it on from where it is. */
export const ChosenSlides: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { motion: 'full' },
  beforeEach: slides.hold,
  args: { value: 'three' },
  play: async ({ canvas }) => {
    const cardOf = (name: RegExp) => canvas.getByRole('radio', { name }).closest('label')!;
    const [three, six] = [cardOf(/3 months/), cardOf(/6 months/)];
    await expect(topOfFrame(three)).toBe(topOf(three));
    await userEvent.click(six);
    await waitFor(() => expect(slides.last()).toBeDefined());
    const first = slides.last()!;
    await expect(topOfFrame(six)).toBe(topOf(three));
    first.currentTime = 100;
    const onItsWay = topOfFrame(six);
    await expect(onItsWay).toBeGreaterThan(topOf(three));
    await expect(onItsWay).toBeLessThan(topOf(six));

    await userEvent.click(three);
    await expect(canvas.getByRole('radio', { name: /3 months/ })).toBeChecked();
    await waitFor(() => expect(slides.last()).not.toBe(first));
    await expect(topOfFrame(three)).toBe(onItsWay);
    slides.last()!.finish();
    await waitFor(() => expect(topOfFrame(three)).toBe(topOf(three)));
  },
};

/** With `prefers-reduced-motion` the frame is around the new card at once. */
export const StandsStillWithoutMotion: Story = {
  tags: ['!autodocs'],
  ...ChosenSlides,
  beforeEach: () => undefined,
  play: async ({ canvas }) => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    const six = canvas.getByRole('radio', { name: /6 months/ }).closest('label')!;
    await userEvent.click(six);
    await expect(topOfFrame(six)).toBe(topOf(six));
  },
};

export const LongContent: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: 'Asha Kulkarni, 67 years, lives with us in Pune',
        description: 'Takes medicines for blood pressure in the morning and for the thyroid on an empty stomach',
      },
    ],
  },
  globals: { viewport: { value: 'w360' } },
};
