/** The texts of the login and register screens, and the messages of the sign-in service. */
export const authCopy = {
  email: 'Email',
  emailPlaceholder: 'name@example.com',
  emailMissing: 'Enter your email address.',
  emailBlank: 'Enter your email address, not just spaces.',
  emailOdd: 'This does not look like an email address. Write it as name@example.com.',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  /** The line for a guest whose cart has products. */
  kept: (count: number) =>
    count === 1 ? 'Your product is kept in the cart.' : `Your ${count} products are kept in the cart.`,
  login: {
    title: 'Welcome back',
    text: 'Log in to see your cart and to talk to a doctor. Your orders are then shown to you alone.',
    passwordPlaceholder: 'Your password',
    passwordMissing: 'Enter your password.',
    submit: 'Login',
    busy: 'Logging you in',
    /** The text in the place of `failures.offline` once the device is connected again. */
    connected: 'Connected again. Press Login.',
    newHere: 'New to Niramaya?',
    signUp: 'Sign Up',
    forgotten: {
      title: 'Forgot your password?',
      before: 'We send a link to the email that you typed above. With it you choose a new password.',
      action: 'Email me a link for a new one',
      /** The sentence and the link in a demonstration, which has no such button. */
      inDemonstration: {
        text: 'This demonstration sends no email.',
        limit: 'A new account does not show the orders and the family list of the old one.',
        link: 'Create an account with another email',
      },
      busy: 'Asking for the link',
      emailFirst: 'Type your email above first, then press this button again.',
      sent: (email: string) =>
        `If ${email} has an account, a link for a new password is on its way. Look into the spam folder too.`,
      notSent: 'In this demonstration no email was sent. Here you can only sign up again, with another email.',
    },
    leaving: 'You are logged in. Taking you to the home page.',
  },
  register: {
    title: 'Create your account',
    text: 'An account keeps your orders and consultations together.',
    username: 'Username',
    usernamePlaceholder: 'What shall we call you?',
    usernameMissing: 'Enter a name we can call you by.',
    usernameBlank: 'Enter a name we can call you by, not just spaces.',
    passwordPlaceholder: 'At least 6 characters',
    passwordRule: 'Use at least 6 characters.',
    passwordMissing: 'Choose a password.',
    confirm: 'Confirm password',
    confirmPlaceholder: 'The same password again',
    confirmMissing: 'Type the same password again.',
    mismatch: 'The passwords do not match.',
    submit: 'Register',
    busy: 'Creating your account',
    /** The text in the place of `failures.offline` once the device is connected again. */
    connected: 'Connected again. Press Register.',
    haveAccount: 'Have an account already?',
    login: 'Login',
    /** The link below `failures.emailInUse`. It takes the email along. */
    loginWithEmail: 'Log in with this email',
    done: {
      title: 'Your account is ready',
      text: 'Log in to begin. Your email is filled in, so only the password is left.',
      /** The text if products are in the cart, which a log-in leaves as it is. */
      textWithCart:
        'Log in to begin. Your email is filled in, so only the password is left. The cart on this device stays.',
      action: 'Go to login',
    },
    signedIn: {
      text: (name: string) => `You are logged in as ${name}. You can still create another account here.`,
      action: 'Go on shopping',
    },
    strength: {
      label: 'Password',
      fair: 'fair: longer is safer',
      good: 'good',
    },
  },
  failures: {
    /** The same text for a wrong password and an unknown user, so that strangers cannot find out who has an account. */
    credentials: 'The email or password is incorrect. Check both and try again.',
    emailInUse: 'An account with this email already exists. Log in instead.',
    weakPassword: 'Use at least 6 characters.',
    invalidEmail: 'This does not look like an email address. Check it and try again.',
    tooMany: 'Too many attempts in a short time. Wait a few minutes and try again.',
    ended: 'This login has ended. Please log in again.',
    offline: 'We could not reach our server. Check your connection and try again.',
    other: 'That did not work, and we do not know why. Please try again in a while.',
  },
  points: {
    title: 'With an account',
    items: [
      'Talk to a doctor from 199 rupees',
      'Open your cart on this device',
      'Keep your family list private to you',
    ],
  },
};
