import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { controlled, inBox, Pseudo, withoutCode } from '../stories';
import { SelectField } from './SelectField';

const states = [
  { value: 'DL', label: 'Delhi' },
  { value: 'GJ', label: 'Gujarat' },
  { value: 'KA', label: 'Karnataka' },
  { value: 'KL', label: 'Kerala' },
  { value: 'MH', label: 'Maharashtra' },
  { value: 'TN', label: 'Tamil Nadu' },
  { value: 'WB', label: 'West Bengal' },
];

/**
 * ### Use
 *
 * - One of about five to thirty familiar values: a state, a year.
 * - `placeholder` while nothing is chosen, and `group` of an option for the headings of a long list.
 *
 * ### Avoid
 *
 * - Two to four options: use `RadioCardGroup`. An order: use `SortSelect`.
 * - Hundreds of values: there is no field for them. Ask for the text in a `TextField`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | reaches the field |
 * | Up Arrow, Down Arrow | choose another option, or open the list on a Mac |
 * | Space, Alt Down Arrow | open the list |
 * | Letters | choose the option that begins with them |
 * | Up Arrow, Down Arrow, Home, End | in the open list move to another, the first or the last option |
 * | Enter | in the open list chooses the option and closes the list |
 * | Escape | closes the list without a choice |
 *
 * The browser draws the list, and a phone its own: the keys are those of the system.
 */
const meta = {
  id: 'ui-selectfield',
  title: 'Forms/SelectField',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: SelectField,
  args: {
    label: 'State',
    name: 'state',
    value: '',
    placeholder: 'Choose option',
    onChange: fn(),
    options: states,
  },
  decorators: [inBox({ maxWidth: '26rem' }), controlled()],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(field, 'Karnataka');
    await expect(args.onChange.mock.calls).toEqual([['KA']]);
    await expect(field).toHaveValue('KA');
  },
};

export const Filled: Story = { args: { value: 'KA' } };

export const Required: Story = {
  args: {
    required: true,
    hint: 'We deliver to these states.',
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('We deliver to these states.');
    await expect(field).toHaveDisplayValue('Choose option');
    await expect(field.checkValidity()).toBe(false);
    await expect(canvas.getByRole('option', { name: 'Choose option' })).toBeDisabled();
    await userEvent.selectOptions(field, 'Karnataka');
    await expect(args.onChange.mock.calls).toEqual([['KA']]);
    await expect(field.checkValidity()).toBe(true);
  },
};

/** Options with one heading are together, also if another option is between them. */
export const Groups: Story = {
  args: {
    options: [
      { value: 'KA', label: 'Karnataka', group: 'South' },
      { value: 'DL', label: 'Delhi', group: 'North' },
      { value: 'KL', label: 'Kerala', group: 'South' },
      { value: 'other', label: 'Elsewhere' },
    ],
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'State' });
    const groups = canvas.getAllByRole<HTMLOptGroupElement>('group');
    await expect(groups.map(({ label, textContent }) => [label, textContent])).toEqual([
      ['South', 'KarnatakaKerala'],
      ['North', 'Delhi'],
    ]);
    await expect(canvas.getByRole('option', { name: 'Elsewhere' }).parentElement).toBe(field);
    await userEvent.selectOptions(field, 'Kerala');
    await expect(args.onChange.mock.calls).toEqual([['KL']]);
    await expect(field).toHaveValue('KL');
  },
};

/** The attributes of the `select` element that a form library sets. */
export const PassedAttributes: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { onBlur: fn(), autoComplete: 'address-level1' },
  render: (args) => <SelectField {...args} data-testid="state" />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByTestId('state');
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveAttribute('autocomplete', 'address-level1');
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = { args: { error: 'Please choose one.', required: true } };

export const Disabled: Story = { args: { disabled: true } };

/** An option that cannot be chosen now stays in the list, so that the shopper knows that it exists. */
export const DisabledOption: Story = {
  args: {
    label: 'Time of the call',
    name: 'time',
    options: [
      { value: 'morning', label: 'Morning (no doctor is free)', disabled: true },
      { value: 'evening', label: 'Evening' },
    ],
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Time of the call' });
    await expect(canvas.getByRole('option', { name: 'Morning (no doctor is free)' })).toBeDisabled();
    await userEvent.selectOptions(field, 'Morning (no doctor is free)');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.selectOptions(field, 'Evening');
    await expect(args.onChange.mock.calls).toEqual([['evening']]);
  },
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo control="select" of={<SelectField {...args} />} />,
};

export const LongContent: Story = {
  args: {
    label: 'Since when have you had what you want to speak about with the doctor?',
    hint: 'It need not be exact.',
    value: 'long',
    options: [{ value: 'long', label: 'For longer than a month, on and off, and worse in the mornings' }],
  },
  globals: { viewport: { value: 'w360' } },
};
