/** The kind of refusal, for a screen that shows its own words beside the field. */
export type AuthFailureKind =
  'credentials' | 'emailInUse' | 'weakPassword' | 'invalidEmail' | 'tooMany' | 'offline' | 'other';

/** A refused sign-up or sign-in. `message` is the provider's own and is shown in the toast (ERROR-09, AMB-58). */
export interface AuthFailure {
  /** The provider's code without its `auth/` prefix, such as `network-request-failed`. */
  readonly code: string;
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

/** Reads what the SDK threw. A failure of our own (such as a chunk that did not load) is an `internal-error`. */
export function toAuthFailure(error: unknown): AuthFailure {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const bare = typeof code === 'string' ? code.replace(/^auth\//, '') : 'internal-error';
  return { code: bare, message: typeof message === 'string' ? message : bare, kind: kinds[bare] ?? 'other' };
}
