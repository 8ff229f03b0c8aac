import type { User } from 'firebase/auth';

/** The signed-in user as the auth store holds it: plain data with ten fields (IDENTITY-19 to IDENTITY-28). */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
  readonly isAnonymous: boolean;
  readonly tenantId: string | null;
  readonly providerData: readonly {
    readonly providerId: string;
    readonly uid: string;
    readonly displayName: string | null;
    readonly email: string | null;
    readonly phoneNumber: string | null;
    readonly photoURL: string | null;
  }[];
  /** Milliseconds since 1970, as the text that the provider stores; null if it has none. */
  readonly metadata: { readonly createdAt: string | null; readonly lastLoginAt: string | null };
}

const toMillis = (time: string | undefined): string | null => {
  const millis = Date.parse(time ?? '');
  return Number.isNaN(millis) ? null : String(millis);
};

/** Copies what we keep of the provider's user object, without tokens. */
export const toAuthUser = (user: User): AuthUser => ({
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

/** Returns the user's name for the shell and `validkey`: the display name, or the e-mail if there is none (AMB-17). */
export const nameOf = ({ displayName, email, uid }: Pick<AuthUser, 'displayName' | 'email' | 'uid'>): string =>
  displayName || email || uid;
