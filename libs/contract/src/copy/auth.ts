export const authCopy = {
  email: 'Email',
  emailPlaceholder: 'name@example.com',
  emailMissing: 'Enter your email address, not just spaces.',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  login: {
    title: 'Welcome back',
    text: 'Sign in to see your cart and to talk to a doctor.',
    passwordPlaceholder: 'Your password',
    submit: 'Login',
    busy: 'Signing you in',
    newHere: 'New to Niramaya?',
    signUp: 'Sign Up',
    forgot:
      'Forgot your password? We cannot send it to you from here. Register again with another email, or call our helpline.',
    leaving: 'You are signed in. Taking you to the home page.',
  },
  register: {
    title: 'Create your account',
    text: 'An account keeps your consultations together. It takes a minute.',
    username: 'Username',
    usernamePlaceholder: 'What shall we call you?',
    usernameMissing: 'Enter a name we can call you by, not just spaces.',
    passwordPlaceholder: 'At least 6 characters',
    confirm: 'Confirm password',
    confirmPlaceholder: 'The same password again',
    mismatch: 'The passwords do not match.',
    submit: 'Register',
    busy: 'Creating your account',
    haveAccount: 'Have an account already?',
    login: 'Login',
    done: {
      title: 'Your account is ready',
      text: 'Sign in with your email and password to begin.',
      action: 'Go to Login',
    },
    signedIn: {
      text: (name: string) => `You are signed in as ${name}. You can still create another account here.`,
      action: 'Go on shopping',
    },
    strength: {
      label: 'Password',
      short: 'short: at least 6 characters are safer',
      fair: 'fair: longer is safer',
      good: 'good',
    },
  },
  failures: {
    credentials: 'The email or password is incorrect. Check both and try again.',
    emailInUse: 'An account with this email already exists. Sign in instead.',
    weakPassword: 'The sign-in service asks for a longer password. Use at least 6 characters.',
    invalidEmail: 'This does not look like an email address. Check it and try again.',
    tooMany: 'Too many attempts in a short time. Wait a few minutes and try again.',
    offline: 'We could not reach the sign-in service. Check your connection and try again.',
    other: 'The sign-in service refused, and we do not know why. Please try again in a while.',
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

/** Wrong password and unknown user share one message on purpose. */
