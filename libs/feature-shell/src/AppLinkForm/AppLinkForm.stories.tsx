import { compose, letterByLetter } from '@niramaya/fixtures';
import { inBox } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { AppLinkForm } from './AppLinkForm';

/**
 * ### Use
 *
 * - Once per page, near its end.
 *
 * ### Avoid
 *
 * - In a longer form: `TextField` with `type="tel"`.
 * - Sign-in or verification.
 */
const meta = {
  id: 'ui-applinkform',
  title: 'Patterns/Shell/AppLinkForm',
  tags: ['autodocs'],
  component: AppLinkForm,
} satisfies Meta<typeof AppLinkForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-55', 'HOME-57', 'HOME-58', 'VALID-22'] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await expect(field).toHaveAttribute('type', 'tel');
    await expect(field).toHaveAccessibleDescription('+91 Please enter valid 10 digits');
    await expect(canvas.getByRole('button', { name: 'Send Link' })).toBeVisible();
  },
};

/** No number causes a request. The last one is filled without an event, as by a browser's form filler. */
export const SendLinkIsInert: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { requirements: ['HOME-56', 'HOME-59', 'API-30', 'VALID-21'] },
  beforeEach: () => {
    spyOn(window, 'fetch');
    spyOn(XMLHttpRequest.prototype, 'open');
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
    await expect(field).toHaveAttribute('maxlength', '10');
    await userEvent.type(field, '98765432109');
    await expect(field).toHaveValue('9876543210');
    await userEvent.clear(field);
    await userEvent.paste('\u202a+91 98765-43210\u202c');
    await expect(field).toHaveValue('9876543210');
    await userEvent.clear(field);
    await userEvent.type(field, '98765');
    await userEvent.paste(' 43210');
    await expect(field).toHaveValue('9876543210');
    await userEvent.clear(field);
    field.value = '+91 98765 43210';
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    const notSent = 'This shop is a demonstration: no link was sent, and your number has not been kept.';
    await expect(canvas.getByRole('status')).toHaveTextContent(notSent);
    await expect(field).toHaveValue('9876543210');
    await expect(window.fetch).not.toHaveBeenCalled();
    await expect(XMLHttpRequest.prototype.open).not.toHaveBeenCalled();
  },
};

/** The field shows what the input method wrote until the composition ends, and then ten plain digits. */
export const ComposedNumberIsRewrittenOnce: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
    for (const number of ['९८७६५४३२१०', '98765 43210', '+91 98765 43210']) {
      await userEvent.clear(field);
      const texts = letterByLetter(number);
      await expect(await compose(field, texts)).toEqual([...texts, number, '9876543210']);
      await expect(field).toHaveAttribute('maxlength', '10');
      await expect(field).not.toHaveAttribute('aria-invalid');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^This shop is a demonstration/);
  },
};

/**
 * A number with too many digits is refused, because ten of the digits of a foreign number can look like an Indian one.
 */
export const Invalid: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(field, '12345{Enter}');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, '6');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(field);
    await userEvent.paste('819012345678');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Link' }));
    const error = canvas.getByText('An Indian mobile number has ten digits and starts with 6, 7, 8 or 9.');
    await expect(error).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const code = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 33"><path fill="#fff" d="M0 0h33v33H0z"/><path d="M4 4h7v7H4zM22 4h7v7h-7zM4 22h7v7H4z"/></svg>',
)}`;

export const WithCode: Story = { args: { code } };

/**
 * A box of 200 px is as narrow as a phone with large text. It has no QR code, because a phone cannot scan its own
 * screen.
 */
export const Narrow: Story = {
  tags: ['!autodocs'],
  args: { code },
  globals: { viewport: { value: 'w360' } },
  decorators: [inBox({ width: 200 })],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
