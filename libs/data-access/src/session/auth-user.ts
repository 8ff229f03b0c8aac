import type { User } from 'firebase/auth';

export type AuthUser = ReturnType<typeof toAuthUser>;

/** Since 1970. */
const toMillis = (time: string | undefined): string | null => {
  const millis = Date.parse(time ?? '');
  return Number.isNaN(millis) ? null : String(millis);
};

/** Without tokens. */
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

/** Returns the name for `validkey`. */
export const nameOf = ({ displayName, email, uid }: Pick<AuthUser, 'displayName' | 'email' | 'uid'>): string =>
  displayName || email || uid;
