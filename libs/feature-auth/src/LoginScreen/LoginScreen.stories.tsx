import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem, blockStorage, fillSilently, storeCart } from '@niramaya/fixtures';
import { identityHandlers } from '@niramaya/fixtures/msw';
import { http } from 'msw';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, userEvent as user, waitFor, type within } from 'storybook/test';
import { RegisterScreen } from '../RegisterScreen/RegisterScreen';
import { recordBrowserMessages } from '../stories/browser-messages';
import { onRequest, withRefusal } from '../stories/refusal';
import { ForgottenPassword as Forgotten } from './ForgottenPassword';
import { LoginScreen } from './LoginScreen';

const meta = {
  id: 'feature-auth-loginscreen',
  title: 'Screens/LoginScreen',
  component: LoginScreen,
  args: { openPage: fn() },
  parameters: {
    inShop: true,
    layout: 'fullscreen',
    route: '/login',
    msw: { handlers: { identity: identityHandlers.ready() } },
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const email = (canvas: Canvas) => canvas.getByRole('textbox', { name: /^Email/ });
const password = (canvas: Canvas) => canvas.getByLabelText(/^Password/);
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Login' });

async function signIn(canvas: Canvas, secret = 'Tulsi@2023') {
  await user.type(email(canvas), 'meera.iyer@example.in');
  await user.type(password(canvas), secret);
  await user.click(submit(canvas));
}

export const Default: Story = {
  parameters: { requirements: ['AUTH-05', 'AUTH-07', 'AUTH-09', 'AUTH-10'] },
  play: async ({ canvas }) => {
    await expect(email(canvas)).toHaveAttribute('type', 'text');
    await expect(password(canvas)).toHaveAttribute('type', 'password');
    await expect(submit(canvas)).toBeVisible();
    await expect(
      canvas.getByText(/^Log in to see your cart .* Your orders are then shown to you alone\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  },
};

/** In a demonstration no button asks for an email that cannot come: a link leads to a new account. */
export const ForgottenPassword: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This demonstration sends no email.')).toBeVisible();
    await expect(
      canvas.getByText('A new account does not show the orders and the family list of the old one.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /link/ })).toBeNull();
    const link = canvas.getByRole('link', { name: 'Create an account with another email' });
    await expect(link).toHaveAttribute('href', '/register');
  },
};

const askForLink = (canvas: Canvas) => canvas.getByRole('button', { name: 'Email me a link for a new one' });

export const ForgottenPasswordWithEmails: Story = {
  tags: ['behaviour'],
  args: { canSendEmails: true },
  parameters: { msw: withRefusal('sendOobCode', 'OPERATION_NOT_ALLOWED') },
  play: async ({ canvas }) => {
    const before = 'We send a link to the email that you typed above. With it you choose a new password.';
    await expect(canvas.getByText(before)).toBeVisible();
    await user.click(askForLink(canvas));
    await expect(canvas.getByText('Type your email above first, then press this button again.')).toBeVisible();
    await expect(email(canvas)).toHaveFocus();
    await expect(onRequest).not.toHaveBeenCalled();
    await user.type(email(canvas), ' meera.iyer@example.in ');
    await user.click(askForLink(canvas));
    await waitFor(() =>
      expect(onRequest).toHaveBeenCalledWith(expect.objectContaining({ email: 'meera.iyer@example.in' })),
    );
  },
};

/**
 * The address has no account, and the answer is the same as for one that has. `canSend` shows the button, but the
 * emulator behind the stories sends no email, so the sentence says that.
 */
export const ForgottenPasswordNotSent: Story = {
  tags: ['behaviour'],
  render: () => <Forgotten email="esha@example.in" onEmailMissing={fn()} canSend />,
  play: async ({ canvas }) => {
    await user.click(askForLink(canvas));
    await expect(await canvas.findByText(/^In this demonstration no email was sent/)).toBeVisible();
    // `validkey` is the name of the shopper who is logged in (requirement STORAGE-01).
    await expect(localStorage.getItem('validkey')).toBeNull();
  },
};

/** The email that was typed here goes along to the other screen. */
export const EmailGoesAlong: Story = {
  tags: ['behaviour'],
  render: function TwoScreens(args) {
    const { pathname, state } = useLocation();
    return (
      <>
        {pathname === '/register' ? <RegisterScreen /> : <LoginScreen {...args} />}
        <output aria-label="State of the entry">{JSON.stringify(state)}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    await user.type(email(canvas), ' meera.iyer@example.in ');
    await user.click(canvas.getByRole('link', { name: 'Sign Up' }));
    await expect(await canvas.findByRole('textbox', { name: /^Username/ })).toHaveValue('');
    await expect(email(canvas)).toHaveValue('meera.iyer@example.in');
    await user.clear(email(canvas));
    await user.type(email(canvas), 'meera@example.in');
    await user.click(canvas.getByRole('link', { name: 'Login' }));
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeVisible();
    await expect(email(canvas)).toHaveValue('meera@example.in');
    await waitFor(() => expect(canvas.getByLabelText('State of the entry')).toHaveTextContent('null'));
  },
};

export const ForgottenPasswordOffline: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: { identity: identityHandlers.offline() } } },
  render: () => <Forgotten email="meera.iyer@example.in" onEmailMissing={fn()} canSend />,
  play: async ({ canvas }) => {
    await user.click(askForLink(canvas));
    await expect(
      await canvas.findByText('We could not reach our server. Check your connection and try again.'),
    ).toBeVisible();
  },
};

/** The screen after a registration has its email, which can be changed, and the focus is in the next field. */
export const AfterRegistration: Story = {
  tags: ['behaviour'],
  parameters: { route: { pathname: '/login', state: { email: 'asha.rao@example.in' } } },
  play: async ({ canvas }) => {
    await expect(email(canvas)).toHaveValue('asha.rao@example.in');
    await expect(password(canvas)).toHaveValue('');
    await expect(password(canvas)).toHaveFocus();
    await user.clear(email(canvas));
    await expect(email(canvas)).toHaveValue('');
  },
};

/** The names of the fields at which the browser has shown its own validation message. */
const withBrowserMessage: string[] = [];

export const EmptyIsInvalid: Story = {
  beforeEach: () => recordBrowserMessages(withBrowserMessage),
  parameters: {
    requirements: ['AUTH-06', 'AUTH-08', 'AUTH-11', 'VALID-01', 'VALID-02'],
    // Without a handler, a sign-in request would fail the story.
    msw: { handlers: { identity: [] } },
  },
  play: async ({ canvas, args }) => {
    await expect(password(canvas)).toBeRequired();
    await user.click(submit(canvas));
    await expect(email(canvas)).toBeInvalid();
    await expect(email(canvas)).toHaveFocus();
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await user.type(email(canvas), 'meera.iyer@example.in');
    await expect(canvas.queryByText('Enter your email address.')).not.toBeInTheDocument();
    await user.click(submit(canvas));
    await expect(password(canvas)).toBeInvalid();
    await expect(password(canvas)).toHaveFocus();
    await expect(withBrowserMessage).toEqual([]);
    await expect(submit(canvas)).toBeEnabled();
    await expect(args.openPage).not.toHaveBeenCalled();
    await expect(localStorage.getItem('validkey')).toBeNull();
  },
};

/**
 * The browser accepts spaces in a required field: the screen refuses them as an email, and sends them as a password.
 */
export const SendsPasswordUnchanged: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['AMB-61'], msw: withRefusal('signInWithPassword', 'INVALID_PASSWORD') },
  play: async ({ canvas }) => {
    await expect(email(canvas)).toHaveAttribute('autocapitalize', 'none');
    await user.type(email(canvas), '   ');
    await user.type(password(canvas), 'Tulsi@2023');
    await user.click(submit(canvas));
    await expect(canvas.getByText('Enter your email address, not just spaces.')).toBeVisible();
    await expect(email(canvas)).toHaveAttribute('aria-invalid', 'true');
    await expect(email(canvas)).toHaveFocus();
    await expect(onRequest).not.toHaveBeenCalled();
    fillSilently(email(canvas), '\u202a meera.iyer@example.in \u202c');
    fillSilently(password(canvas), '    ');
    await user.click(submit(canvas));
    await expect(await canvas.findByText(/^The email or password is incorrect/)).toBeVisible();
    await expect(canvas.queryByText('Enter your email address, not just spaces.')).not.toBeInTheDocument();
    await expect(onRequest).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'meera.iyer@example.in', password: '    ' }),
    );
  },
};

export const SignsIn: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['AUTH-12', 'AUTH-13', 'STORAGE-01'] },
  play: async ({ canvas, args }) => {
    await signIn(canvas);
    await waitFor(() => expect(args.openPage).toHaveBeenCalledOnce());
    await expect(args.openPage).toHaveBeenCalledWith('/');
    await expect(localStorage.getItem('validkey')).toBe('Meera Iyer');
    await expect(email(canvas)).toHaveValue('');
    await expect(password(canvas)).toHaveValue('');
    await expect(sessionStorage.getItem('niramaya.flash')).toContain('"login successfull !"');
  },
};

/** Called at each sign-in request. */
const signIns = fn<() => void>();
let answer = () => {};
/**
 * Holds back each sign-in request until the story calls `answer`. The handler returns no response, so the next one in
 * the list then responds.
 */
const held = http.post(/accounts:signInWithPassword/, async () => {
  signIns();
  await new Promise<void>((resolve) => {
    answer = resolve;
  });
});

/**
 * The response arrives after the shopper has opened another screen. That screen stays open, and a toast has the result.
 */
export const LeftWhileSigningIn: Story = {
  tags: ['behaviour'],
  parameters: { msw: { handlers: { identity: [held, ...identityHandlers.ready()] } } },
  render: function TwoScreens(args) {
    const [hasLeft, setHasLeft] = useState(false);
    return hasLeft ? (
      <p>Another screen</p>
    ) : (
      <>
        <button onClick={() => setHasLeft(true)}>Leave</button>
        <LoginScreen {...args} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await user.type(email(canvas), 'meera.iyer@example.in');
    await user.type(password(canvas), 'Tulsi@2023');
    const { form } = email(canvas) as HTMLInputElement;
    form!.requestSubmit();
    form!.requestSubmit();
    await waitFor(() => expect(signIns).toHaveBeenCalled());
    await user.click(canvas.getByRole('button', { name: 'Leave' }));
    answer();
    await expect(await screen.findByText('login successfull !')).toBeVisible();
    await expect(localStorage.getItem('validkey')).toBe('Meera Iyer');
    await expect(canvas.getByText('Another screen')).toBeVisible();
    await expect(args.openPage).not.toHaveBeenCalled();
    await expect(sessionStorage.getItem('niramaya.flash')).toBeNull();
    await expect(signIns).toHaveBeenCalledOnce();
  },
};

/**
 * Back may restore this page from the back/forward cache after the load of the home page has begun. The form must then
 * be usable again.
 */
export const RestoredPageIsUsable: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    await signIn(canvas);
    await waitFor(() => expect(args.openPage).toHaveBeenCalledWith('/'));
    await expect(canvas.getByRole('button', { name: 'Logging you in' })).toHaveAttribute('aria-busy', 'true');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(submit(canvas)).not.toHaveAttribute('aria-busy'));
    await expect(canvas.queryByText('You are logged in. Taking you to the home page.')).toBeNull();
    await expect(password(canvas)).toHaveValue('');
    await signIn(canvas);
    await waitFor(() => expect(args.openPage).toHaveBeenCalledTimes(2));
  },
};

/** The browser cannot store the session, and a page load would lose it. So the screen navigates within the page. */
export const SignsInStorageFull: Story = {
  tags: ['behaviour'],
  beforeEach: () => blockStorage('full'),
  play: async ({ canvas, args }) => {
    await signIn(canvas);
    await expect(await screen.findByText('login successfull !')).toBeVisible();
    await expect(args.openPage).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  parameters: {
    requirements: ['STATE-23', 'ERROR-09'],
    msw: { handlers: { identity: identityHandlers.wrongPassword() } },
  },
  play: async ({ canvas, args }) => {
    await signIn(canvas, 'wrong');
    await expect(await screen.findByText(/auth\/invalid-credential|auth\/invalid-login-credentials/)).toBeVisible();
    const notice = 'The email or password is incorrect. Check both and try again.';
    await expect(canvas.getByText(notice)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(args.openPage).not.toHaveBeenCalled();
    await expect(email(canvas)).toHaveValue('meera.iyer@example.in');
    for (const field of [email(canvas), password(canvas)]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(notice);
    }
    // The sentence is the only one in the form, above its button.
    const sentences = [...email(canvas).closest('form')!.querySelectorAll('p')].map(({ textContent }) => textContent);
    await expect(sentences).toEqual([notice]);
    await expect(canvas.getByText(notice).getBoundingClientRect().bottom).toBeLessThan(
      submit(canvas).getBoundingClientRect().top,
    );
    await expect(password(canvas)).toHaveFocus();
    await user.type(password(canvas), '1');
    await expect(email(canvas)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.queryByText(notice)).toBeNull();
  },
};

export const OddEmailRefused: Story = {
  tags: ['behaviour'],
  parameters: { msw: withRefusal('signInWithPassword', 'INVALID_EMAIL') },
  play: async ({ canvas }) => {
    await user.type(email(canvas), 'asha');
    await user.type(password(canvas), 'Tulsi@2023');
    await user.click(submit(canvas));
    const text = 'This does not look like an email address. Check it and try again.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(email(canvas)).toHaveAccessibleDescription(text);
    await expect(email(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(password(canvas)).not.toHaveAttribute('aria-invalid', 'true');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: { identity: identityHandlers.signInFails() } } },
  play: async ({ canvas, args }) => {
    await signIn(canvas);
    const notice = 'That did not work, and we do not know why. Please try again in a while.';
    await expect(await canvas.findByText(notice)).toBeVisible();
    await expect(submit(canvas)).toBeEnabled();
    await expect(args.openPage).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  parameters: { msw: { handlers: { identity: [held, ...identityHandlers.ready()] } } },
  play: async ({ canvas, args }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('button', { name: 'Logging you in' })).toHaveAttribute('aria-busy', 'true');
    // The SDK of the provider gives up after half a minute, and its late failure would show in another story. The
    // button stays busy after the answer, until the next page replaces this one.
    await waitFor(() => expect(signIns).toHaveBeenCalled());
    answer();
    await waitFor(() => expect(args.openPage).toHaveBeenCalledOnce());
  },
};

export const Offline: Story = {
  parameters: { requirements: ['ERROR-09'], msw: { handlers: { identity: identityHandlers.offline() } } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    const notice = 'We could not reach our server. Check your connection and try again.';
    await expect(await canvas.findByText(notice)).toBeVisible();
    await expect(await screen.findByText(/auth\/network-request-failed/)).toBeVisible();
    const box = canvas.getByRole('alert');
    window.dispatchEvent(new Event('online'));
    // The element stays, and with it its live region.
    await waitFor(() => expect(box).toHaveTextContent('Connected again. Press Login.'));
    await expect(canvas.getByRole('alert')).toBe(box);
    await expect(canvas.queryByText(notice)).toBeNull();
  },
};

/** A guest who comes from the cart learns that it stays as it is. */
export const WithCart: Story = {
  beforeEach: () => storeCart(aCartItem(), aCartItem({ title: 'Zinc' })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your 2 products are kept in the cart.')).toBeVisible();
  },
};
