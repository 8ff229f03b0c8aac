export type AuthFailureKind =
  'credentials' | 'emailInUse' | 'weakPassword' | 'invalidEmail' | 'tooMany' | 'offline' | 'other';

/** `message` is the provider's own. */
export interface AuthFailure {
  /** Without `auth/`. */
  readonly code: string;
  /** The provider's own. */
  readonly message: string;
  readonly kind: AuthFailureKind;
}

const kinds: Readonly<Record<string, AuthFailureKind>> = {
  'invalid-credential': 'credentials',
  'invalid-login-credentials': 'credentials',
  'wrong-password': 'credentials',
  'user-not-found': 'credentials',
  'email-already-in-use': 'emailInUse',
  'weak-password': 'weakPassword',
  'password-does-not-meet-requirements': 'weakPassword',
  'invalid-email': 'invalidEmail',
  'too-many-requests': 'tooMany',
  'network-request-failed': 'offline',
};

/** Returns an error of Firebase's SDK as an `AuthFailure`. */
export function toAuthFailure(error: unknown): AuthFailure {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const bare = typeof code === 'string' ? code.replace(/^auth\//, '') : 'internal-error';
  return { code: bare, message: typeof message === 'string' ? message : bare, kind: kinds[bare] ?? 'other' };
}
