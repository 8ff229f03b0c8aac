import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem, fillSilently, storeCart } from '@niramaya/fixtures';
import { identityHandlers } from '@niramaya/fixtures/msw';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { expect, fn, screen, userEvent as user, waitFor, type within } from 'storybook/test';
import { recordBrowserMessages } from '../stories/browser-messages';
import { onRequest, withRefusal } from '../stories/refusal';
import { RegisterScreen } from './RegisterScreen';

const meta = {
  id: 'feature-auth-registerscreen',
  title: 'Screens/RegisterScreen',
  component: RegisterScreen,
  parameters: {
    inShop: true,
    layout: 'fullscreen',
    route: '/register',
    msw: { handlers: { identity: identityHandlers.ready() } },
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Register' });
const filled = {
  username: 'Asha Rao',
  email: 'asha.rao@example.in',
  password: 'Neem&2023',
  confirmpassword: 'Neem&2023',
};

async function fill(canvasElement: HTMLElement, values: Partial<typeof filled> = {}) {
  for (const [name, value] of Object.entries({ ...filled, ...values })) {
    const input = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (input && value !== '') await user.type(input, value);
  }
}

export const Default: Story = {
  parameters: { requirements: ['AUTH-14', 'AUTH-15', 'AUTH-16', 'AUTH-18', 'AUTH-21'] },
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('input')].map((input) => input.name);
    await expect(names).toEqual(['username', 'email', 'password', 'confirmpassword']);
  },
};

/** The names of the fields at which the browser has shown its own validation message. */
const withBrowserMessage: string[] = [];

export const RequiredFields: Story = {
  beforeEach: () => recordBrowserMessages(withBrowserMessage),
  parameters: {
    requirements: ['AUTH-17', 'AUTH-19', 'AUTH-20', 'VALID-03', 'VALID-04'],
    // Without a handler, a sign-up request would fail the story.
    msw: { handlers: { identity: [] } },
  },
  play: async ({ canvas, canvasElement }) => {
    const email = canvasElement.querySelector<HTMLElement>('input[name=email]')!;
    await expect(email).toHaveAttribute('type', 'email');
    await expect(canvas.getByPlaceholderText('At least 6 characters')).toHaveAttribute('name', 'password');
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(submit(canvas)).toBeVisible();
    await user.type(email, 'abc');
    await expect(email).toBeInvalid();
    await user.clear(email);
    for (const name of Object.keys(filled)) {
      await fill(canvasElement, { [name]: '' });
      await user.click(submit(canvas));
      await expect(canvasElement.querySelector(`input[name="${name}"]`)).toBeInvalid();
      for (const input of canvasElement.querySelectorAll('input')) await user.clear(input);
    }
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(email, 'abc');
    await user.click(submit(canvas));
    for (const text of [
      'Enter a name we can call you by.',
      'This does not look like an email address. Write it as name@example.com.',
      'Choose a password.',
      'Type the same password again.',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvasElement.querySelector('input[name=username]')).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/^This does not look like an email address/);
    await expect(withBrowserMessage).toEqual([]);
  },
};

export const Invalid: Story = {
  parameters: {
    requirements: ['VALID-05', 'VALID-06', 'VALID-08', 'VALID-09', 'ERROR-04'],
    msw: { handlers: { identity: [] } },
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, { confirmpassword: 'Neem&2024' });
    await user.click(submit(canvas));
    const title = await screen.findByText('Wrong Password');
    const card = title.closest<HTMLElement>('[data-part=root]')!;
    await waitFor(() => expect(card).toBeVisible());
    const { top, bottom, left, right } = card.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThan(window.innerHeight / 4);
    await expect(Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(2);
    await expect(card).toHaveStyle({ backgroundColor: 'rgb(23, 35, 31)', color: 'rgb(255, 255, 255)' });
    await expect(canvas.getByText('The passwords do not match.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Confirm password/)).toHaveFocus();
    await expect(submit(canvas)).toBeEnabled();
  },
};

/** The browser accepts spaces in a required field: the screen refuses them as a name, and sends them as a password. */
export const SendsPasswordUnchanged: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['AMB-61', 'VALID-10', 'VALID-11'], msw: withRefusal('signUp', 'WEAK_PASSWORD') },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, { username: ' \u200b ' });
    await user.click(submit(canvas));
    await expect(canvas.getByText('Enter a name we can call you by, not just spaces.')).toBeVisible();
    const username = canvas.getByLabelText(/^Username/);
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toHaveFocus();
    await expect(onRequest).not.toHaveBeenCalled();
    const values = { ...filled, username: 'Asha\tRao', password: '   ', confirmpassword: '   ' };
    for (const [name, value] of Object.entries(values))
      fillSilently(canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`)!, value);
    await user.click(submit(canvas));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ email: filled.email, password: '   ' })),
    );
    await expect(await screen.findByText(/auth\/weak-password/)).toBeVisible();
    // The field may describe a short password before the refusal, so only the focus shows that the refusal has arrived.
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    // The form does not remember the refusal as a rule, so the same password is sent again.
    await user.click(submit(canvas));
    await waitFor(() => expect(onRequest).toHaveBeenCalledTimes(2));
    await expect(username).not.toHaveAttribute('aria-invalid');
  },
};

/** The field is marked, and the form is sent all the same: it has no rule that demands six characters. */
export const ShortPassword: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['VALID-10'], msw: withRefusal('signUp', 'WEAK_PASSWORD') },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, { password: 'abc', confirmpassword: 'abc' });
    const password = canvas.getByLabelText(/^Password/);
    await expect(password).toBeInvalid();
    await expect(password).toHaveAccessibleDescription('Use at least 6 characters.');
    await user.click(submit(canvas));
    await waitFor(() => expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ password: 'abc' })));
  },
};

/** The form is taller than a phone, so the heading of the message that replaces it must scroll into view. */
export const Registers: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['AUTH-22', 'STATE-19', 'ERROR-24', 'STORAGE-01'] },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    const before = document.documentElement.scrollHeight;
    await user.click(submit(canvas));
    await expect(await screen.findByText('Account created successfully !')).toBeVisible();
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your account is ready' });
    await waitFor(() => expect(heading).toHaveFocus());
    const { top, bottom } = heading.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(before - 1);
    // The history of the browser keeps addresses for the next person, so the email is in none.
    await expect(canvas.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
    await expect(localStorage.getItem('validkey')).toBeNull();
    await expect(
      canvas.getByText('Log in to begin. Your email is filled in, so only the password is left.'),
    ).toBeVisible();
  },
};

/** A guest who has filled the cart learns that the log-in, which is next, does not empty it. */
export const RegistersWithCart: Story = {
  tags: ['behaviour'],
  beforeEach: () => storeCart(aCartItem()),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^An account keeps your orders and consultations together/)).toBeVisible();
    await expect(canvas.getByText('Your product is kept in the cart.')).toBeVisible();
    // The handlers remember the email of the story before.
    await fill(canvasElement, { email: 'meena.rao@example.in' });
    await user.click(submit(canvas));
    const text =
      'Log in to begin. Your email is filled in, so only the password is left. The cart on this device stays.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { requirements: ['STATE-20'], msw: { handlers: { identity: identityHandlers.emailExists() } } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await user.click(submit(canvas));
    await expect(await screen.findByText(/auth\/email-already-in-use/)).toBeVisible();
    const email = canvas.getByLabelText(/^Email/);
    await expect(email).toHaveAccessibleDescription('An account with this email already exists. Log in instead.');
    await expect(email).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    const link = canvas.getByRole('link', { name: 'Log in with this email' });
    // The address has no email: it would stay in the history of the browser.
    await expect(link).toHaveAttribute('href', '/login');
    await user.type(email, 'dia');
    await expect(link).not.toBeInTheDocument();
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue('Asha Rao');
  },
};

/**
 * The next attempt closes the message of the one before. The field that it refuses is in the middle of a phone, where
 * no message covers it.
 */
export const NextAttemptClosesMessage: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  parameters: { msw: { handlers: { identity: identityHandlers.emailExists() } } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, { confirmpassword: 'Neem&202' });
    await user.click(submit(canvas));
    await expect(await screen.findByText('Wrong Password')).toBeVisible();
    await user.type(canvas.getByLabelText(/^Confirm password/), '3');
    await user.click(submit(canvas));
    // By itself the toast would stay for 3 s. The next attempt closes it at once.
    await waitFor(() => expect(screen.queryByText('Wrong Password')).toBeNull());
    const refusal = (await screen.findByText(/auth\/email-already-in-use/)).closest<HTMLElement>('[data-part=root]')!;
    const email = canvas.getByLabelText(/^Email/);
    await waitFor(() =>
      expect(email.getBoundingClientRect().top).toBeGreaterThan(refusal.getBoundingClientRect().bottom),
    );
  },
};

/** Returns a story whose sign-up fails by `identity`: on a phone, the sentence `notice` is inside the window. */
const failing = (identity: HttpHandler[], notice: string): Story => ({
  globals: { viewport: { value: 'w360' } },
  parameters: { msw: { handlers: { identity } } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await user.click(submit(canvas));
    const sentence = await canvas.findByText(notice);
    const { top, bottom } = sentence.getBoundingClientRect();
    await expect(top).toBeGreaterThan(submit(canvas).getBoundingClientRect().bottom);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(submit(canvas)).toBeEnabled();
    await expect(canvas.getByLabelText(/^Username/)).toHaveValue('Asha Rao');
  },
});

export const Failed: Story = failing(
  identityHandlers.failed(),
  'That did not work, and we do not know why. Please try again in a while.',
);

export const Offline: Story = failing(
  identityHandlers.offline(),
  'We could not reach our server. Check your connection and try again.',
);

/** The sentence changes within its live region, so that a screen reader announces the new one once. */
export const ConnectedAgain: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { msw: { handlers: { identity: identityHandlers.offline() } } },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await user.click(submit(canvas));
    const box = await canvas.findByRole('alert');
    await expect(box).toHaveTextContent('We could not reach our server. Check your connection and try again.');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(box).toHaveTextContent(/^Connected again\. Press Register\.$/));
    await expect(canvas.getAllByRole('alert')).toEqual([box]);
  },
};

/** The email goes along to the login, and the password stays here. */
export const RefusedEmailGoesAlong: Story = {
  ...Refused,
  tags: ['behaviour'],
  render: function TwoScreens() {
    const { pathname, state } = useLocation();
    return pathname === '/login' ? <output>{JSON.stringify(state)}</output> : <RegisterScreen />;
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await user.click(submit(canvas));
    await user.click(await canvas.findByRole('link', { name: 'Log in with this email' }));
    await expect(await canvas.findByText('{"email":"asha.rao@example.in"}')).toBeVisible();
  },
};

/** The sign-up request fails for want of a connection as soon as the story calls `breakConnection`. */
let connectionBroken: Promise<void>;
let breakConnection: () => void;

export const Busy: Story = {
  beforeEach: () => {
    connectionBroken = new Promise((resolve) => {
      breakConnection = resolve;
    });
  },
  parameters: {
    msw: {
      handlers: {
        identity: http.post(/accounts:signUp/, async () => {
          await connectionBroken;
          return HttpResponse.error();
        }),
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await user.click(submit(canvas));
    const busy = await canvas.findByRole('button', { name: 'Creating your account' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    breakConnection();
    await expect(await canvas.findByText(/^We could not reach our server/)).toBeVisible();
  },
};

/** Called with kind and path of each navigation of the router. */
const navigated = fn();
function Navigations() {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => void navigated(kind, pathname), [key, kind, pathname]);
  return null;
}

export const SignedIn: Story = {
  beforeEach: () => {
    navigated.mockClear();
    // `validkey` is the name of the shopper who is logged in (requirement STORAGE-01).
    localStorage.setItem('validkey', 'Asha');
  },
  parameters: { requirements: ['STATE-50', 'AMB-16'] },
  render: () => (
    <>
      <Navigations />
      <RegisterScreen />
    </>
  ),
  play: async ({ canvas }) => {
    const notice = 'You are logged in as Asha. You can still create another account here.';
    await waitFor(() => expect(canvas.getByText(notice)).toBeVisible());
    await waitFor(() => expect(navigated).toHaveBeenCalledWith('REPLACE', '/register'));
    await expect(submit(canvas)).toBeVisible();
    await user.type(canvas.getByLabelText(/^Username/), 'Asha Rao');
    // The decorator `withShop` writes the path of the page into a hidden output with the label 'Address'.
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/register$/);
    // The first call is the arrival at the screen.
    await expect(navigated.mock.calls.slice(1)).toEqual([['REPLACE', '/register']]);
  },
};
