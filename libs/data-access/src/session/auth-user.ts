import { ChunkLoadError, oneLine } from '@niramaya/contract';
import type { User } from 'firebase/auth';

/** The account of a shopper, as the provider describes it. It has no tokens, so that it may be in the Redux store. */
export type AuthUser = ReturnType<typeof toAuthUser>;

/**
 * The provider gives dates as text for people. Returns the milliseconds since 1970 as text; null for any other text.
 */
const toMillis = (time: string | undefined): string | null => {
  const millis = Date.parse(time ?? '');
  return Number.isNaN(millis) ? null : String(millis);
};

/** Returns the account of a user of Firebase's SDK. */
export const toAuthUser = (user: User) => ({
  uid: user.uid,
  email: user.email,
  emailVerified: user.emailVerified,
  displayName: user.displayName,
  phoneNumber: user.phoneNumber,
  photoURL: user.photoURL,
  isAnonymous: user.isAnonymous,
  tenantId: user.tenantId,
  providerData: user.providerData.map((info) => ({ ...info })),
  metadata: { createdAt: toMillis(user.metadata.creationTime), lastLoginAt: toMillis(user.metadata.lastSignInTime) },
});

/** Returns the name for `validkey`: a display name that can be seen, else the e-mail, else the account id. */
export const nameOf = ({ displayName, email, uid }: Pick<AuthUser, 'displayName' | 'email' | 'uid'>): string =>
  (oneLine(displayName ?? '') && displayName) || email || uid;

/**
 * The kind of a failure, by which a screen selects its message. `ended`: the account was deleted, or its password was
 * changed, so its session has ended. `other`: none of these.
 */
export type AuthFailureKind =
  'credentials' | 'emailInUse' | 'weakPassword' | 'invalidEmail' | 'tooMany' | 'ended' | 'offline' | 'other';

/** Why the provider has refused or not answered. */
export interface AuthFailure {
  /** The code of Firebase's SDK without its prefix `auth/`, such as `wrong-password`. */
  readonly code: string;
  /** The message of the provider in English, which the toast shows. */
  readonly message: string;
  readonly kind: AuthFailureKind;
}

/** The kind of each code of Firebase's SDK. A code that is missing here has the kind `other`. */
const kindByCode: Readonly<Record<string, AuthFailureKind>> = {
  'invalid-credential': 'credentials',
  'invalid-login-credentials': 'credentials',
  'wrong-password': 'credentials',
  'user-not-found': 'credentials',
  'email-already-in-use': 'emailInUse',
  'weak-password': 'weakPassword',
  'password-does-not-meet-requirements': 'weakPassword',
  'invalid-email': 'invalidEmail',
  'too-many-requests': 'tooMany',
  'user-token-expired': 'ended',
  'invalid-user-token': 'ended',
  'network-request-failed': 'offline',
};

/**
 * Returns the failure for an SDK whose code did not load. The provider was not reached then either, so the kind is that
 * of a missing network. On a device that is offline the message is the one that the SDK has for that, because the
 * connection is the reason. On one that is online the message of the `ChunkLoadError` stays, which names the reason
 * (ERROR-23).
 */
const withoutSdk = (error: ChunkLoadError): AuthFailure => ({
  code: 'network-request-failed',
  message: navigator.onLine ? error.message : 'Firebase: Error (auth/network-request-failed).',
  kind: 'offline',
});

/** Returns an error of Firebase's SDK, a `ChunkLoadError`, or any other error, as an `AuthFailure`. */
export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof ChunkLoadError) return withoutSdk(error);
  const { code, message } = error as { code?: unknown; message?: unknown };
  const bare = typeof code === 'string' ? code.replace(/^auth\//, '') : 'internal-error';
  return { code: bare, message: typeof message === 'string' ? message : bare, kind: kindByCode[bare] ?? 'other' };
}
