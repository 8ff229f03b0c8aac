import { compose, letterByLetter } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { controlled, inBox, Pseudo, withoutCode } from '../stories';
import { styled } from '../theme/styled';
import { TextField } from './TextField';

/**
 * ### Use
 *
 * - One line of text, or a sentence or two with `multiline`. `prefix` for a constant beginning: _+91_.
 * - The hint gives the format, the error the correction: _Enter 10 digits_.
 * - `action` for a button that uses the text at once: _Apply_.
 *
 * ### Avoid
 *
 * - One of a few values: use `SelectField` or `RadioCardGroup`. A small number: use `QuantityStepper`.
 * - `maxLength` without its limit in the hint: the field stops there, and shows no count. Write _At most 124 characters_.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to the field, then to its button or its control at the end |
 * | Enter | sends the form around the field; with `multiline`, starts a new line |
 * | Up Arrow, Down Arrow | with `type="number"`, change the number by `step` |
 */
const meta = {
  id: 'ui-textfield',
  title: 'Forms/TextField',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: TextField,
  args: { label: 'E-mail', name: 'email', value: '', onChange: fn(), type: 'email', autoComplete: 'email' },
  decorators: [inBox({ maxWidth: '26rem' }), controlled()],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, 'a@b');
    await expect(args.onChange.mock.calls.map(([text]) => text)).toEqual(['a', 'a@', 'a@b']);
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(field).toHaveAttribute('autocorrect', 'off');
    await expect(field).toHaveAttribute('spellcheck', 'false');
  },
};

export const Filled: Story = { args: { value: 'asha@example.in' } };

export const WithHelp: Story = {
  args: {
    label: 'Phone',
    name: 'phone',
    type: 'tel',
    autoComplete: 'tel-national',
    prefix: '+91',
    hint: 'Ten digits. We send you one link, nothing else.',
    maxLength: 10,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(field).toHaveAttribute('autocomplete', 'tel-national');
    await expect(field).toHaveAccessibleDescription('+91 Ten digits. We send you one link, nothing else.');
    await userEvent.type(field, '98765432101');
    await expect(field).toHaveValue('9876543210');
  },
};

/** A longer text wraps, and the box grows with it. */
export const Multiline: Story = {
  args: { label: 'Your message', name: 'message', type: 'text', autoComplete: 'off', multiline: true, maxLength: 124 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    const { height } = field.getBoundingClientRect();
    const text =
      'Loose motions since two days, mild, and no fever. Drinks well, but does not want to eat, and was in a new place last week.';
    await userEvent.type(field, text);
    await expect(args.onChange).toHaveBeenLastCalledWith(text, text);
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(height);
    await expect(field.scrollHeight).toBe(field.clientHeight);
    await userEvent.type(field, '!!!');
    await expect(field).toHaveValue(`${text}!!`);
  },
};

/** The browser's own check knows the limits of a number. A form library listens to the blur. */
export const NumberWithLimits: Story = {
  args: { label: 'Age', name: 'age', type: 'number', autoComplete: 'off', min: 18, max: 99, step: 1, onBlur: fn() },
  render: (args) => <TextField {...args} data-testid="age" />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByTestId<HTMLInputElement>('age');
    await expect(field).toHaveRole('spinbutton');
    await userEvent.type(field, '17');
    await expect(field.validity.rangeUnderflow).toBe(true);
    await userEvent.clear(field);
    await userEvent.type(field, '100');
    await expect(field.validity.rangeOverflow).toBe(true);
    await userEvent.clear(field);
    await userEvent.type(field, '18.5');
    await expect(field.validity.stepMismatch).toBe(true);
    await expect(args.onBlur).not.toHaveBeenCalled();
    // A script fills the field without an event, so that the parent hears of the text at the blur.
    field.value = '18';
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('18', '18');
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(field).toBeValid();
  },
};

/** A button inside the field, and a placeholder while the field is empty. */
export const WithEndControl: Story = {
  args: {
    label: 'Pin code',
    name: 'pin',
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    placeholder: '560001',
    endControl: <IconButton size="sm" label="Find my pin code" icon={<LocateFixed aria-hidden />} onClick={fn()} />,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Pin code' });
    await expect(field).toHaveAttribute('placeholder', '560001');
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Find my pin code' });
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(field.getBoundingClientRect().right);
  },
};

/** Returns the boxes of the field and of its button. */
const boxesOf = (canvas: ReturnType<typeof within>) =>
  [canvas.getByRole('textbox', { name: 'Coupon code' }), canvas.getByRole('button', { name: 'Apply' })].map((element) =>
    element.getBoundingClientRect(),
  ) as [field: DOMRect, button: DOMRect];

export const WithAction: Story = {
  args: {
    label: 'Coupon code',
    name: 'coupon',
    type: 'text',
    autoComplete: 'off',
    action: <Button variant="outline">Apply</Button>,
  },
  play: async ({ canvas }) => {
    const [field, button] = boxesOf(canvas);
    await expect(button.bottom).toBe(field.bottom);
    await expect(button.left).toBe(field.right + 12);
  },
};

/** The button stays level with the box of the field, and the error is below both. */
export const InvalidWithAction: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360' } },
  args: { ...WithAction.args, error: 'Enter the six letters on your card.' },
  play: async ({ canvas }) => {
    const [field, button] = boxesOf(canvas);
    await expect(button.bottom).toBe(field.bottom);
    await expect(canvas.getByText('Enter the six letters on your card.').getBoundingClientRect().top).toBeGreaterThan(
      field.bottom,
    );
  },
};

/** In a box of less than 14rem the button is below the field and its error, and as wide as the field. */
export const NarrowWithAction: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360' } },
  args: InvalidWithAction.args,
  render: (args) => (
    <styled.div width="[13rem]">
      <TextField {...args} />
    </styled.div>
  ),
  play: async ({ canvas }) => {
    const [field, button] = boxesOf(canvas);
    const error = canvas.getByText('Enter the six letters on your card.').getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(error.bottom + 12);
    await expect(button.width).toBe(field.width);
  },
};

export const Invalid: Story = {
  args: {
    value: 'asha@',
    hint: 'We never pass it on.',
    error: 'Please write the whole address, such as asha@example.in.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'We never pass it on. Please write the whole address, such as asha@example.in.',
    );
    await expect(canvas.getByText(/the whole address/).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toBeRequired();
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'asha@example.in' } };

export const ReadOnly: Story = {
  args: { readOnly: true, value: 'asha@example.in' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'x');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo control="input" of={<TextField {...args} />} />,
};

export const LongContent: Story = {
  args: {
    label: 'The address to which we send the prescription of your doctor after the consultation',
    value: 'asha.kulkarni.from.the.lane.behind.the.old.post.office@example.in',
    error: 'This address is longer than any mail server takes. Please write a shorter one, or leave it empty for now.',
  },
  globals: { viewport: { value: 'w360' } },
};

const submitted = fn<(values: readonly string[]) => void>();

/** A password manager fills the field without an event that React hears. */
export const FilledWithoutEvents: Story = {
  tags: ['behaviour', '!autodocs'],
  render: function TwoFields() {
    const [email, setEmail] = useState('');
    const [name, setName] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted([email, name]);
        }}
      >
        <TextField label="E-mail" name="email" value={email} onChange={setEmail} />
        <TextField label="Name" name="name" value={name} onChange={setName} />
        <button type="submit">Send</button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).not.toHaveAttribute('autocapitalize');
    await expect(name).not.toHaveAttribute('spellcheck');
    email.value = 'asha@example.in';
    await userEvent.type(name, 'Asha{Enter}');
    await expect(email).toHaveValue('asha@example.in');
    await expect(submitted).toHaveBeenCalledWith(['asha@example.in', 'Asha']);
  },
};

/** The parent changes each text. The field shows the parent's text when the composition has ended. */
export const ComposedTextIsRewrittenOnce: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { label: 'Code', type: 'text', autoComplete: 'off', maxLength: 6 },
  render: function UpperCase(args) {
    const [code, setCode] = useState('');
    const change = (text: string, whole: string) => {
      setCode(text.toUpperCase().replaceAll(' ', ''));
      args.onChange(text, whole);
    };
    return <TextField {...args} value={code} onChange={change} />;
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    const texts = letterByLetter('ab cd ef');
    await expect(await compose(field, texts)).toEqual([...texts, 'ab cd ef', 'ABCD']);
    await expect(args.onChange).toHaveBeenLastCalledWith('ab cd ', 'ab cd ef');
    await expect(field).toHaveAttribute('maxlength', '6');
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('ABCDX');
  },
};

/** The field is filled before hydration, and again later without an event before blur. */
export const FilledBeforeHydration: Story = {
  tags: ['behaviour', '!autodocs'],
  render: () => <div data-testid="page" />,
  play: async ({ args, canvas }) => {
    const page = canvas.getByTestId('page');
    page.innerHTML = renderToString(<TextField {...args} />);
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    field.value = 'asha@example.in';
    const root = hydrateRoot(page, <TextField {...args} />);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('asha@example.in', 'asha@example.in'));
    await expect(field).toHaveValue('asha@example.in');
    await userEvent.click(field);
    field.value = 'asha@example.org';
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('asha@example.org', 'asha@example.org');
    root.unmount();
  },
};
