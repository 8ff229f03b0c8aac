/** How the shop reaches its identity provider, Firebase Authentication. */
export interface IdentitySettings {
  /**
   * The API key of the Firebase project, which is public. It is also a part of the key under which the SDK stores the
   * account.
   */
  readonly apiKey: string;
  /** The id of the Firebase project. */
  readonly projectId: string;
  /** The domain of the project's own sign-in pages, which this shop does not open. */
  readonly authDomain: string | undefined;
  /** The origin of the identity emulator, such as `http://localhost:4000`. Null in production, which uses Firebase. */
  readonly emulatorOrigin: string | null;
  /** Receives each new ID token (`token-sync.ts`); null if none is to be sent. */
  readonly tokenSyncUrl: string | null;
}

/** The API key and the project id for the emulator, which has no project of Firebase. */
const demo = 'demo-niramaya';
/** Returns a setting of the build, or null if it is missing or empty. */
const setting = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Reads the settings of the build (`VITE_FIREBASE_…`, `VITE_TOKEN_SYNC_URL`). Without an API key it returns those of
 * the emulator, which the server of the shop proxies under the page's own origin.
 */
export function identitySettings(env: Record<string, unknown> = import.meta.env ?? {}): IdentitySettings {
  const apiKey = setting(env.VITE_FIREBASE_API_KEY);
  const tokenSyncUrl = setting(env.VITE_TOKEN_SYNC_URL);
  if (apiKey === null) {
    const emulatorOrigin = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;
    return { apiKey: demo, projectId: demo, authDomain: undefined, emulatorOrigin, tokenSyncUrl };
  }
  const projectId = setting(env.VITE_FIREBASE_PROJECT_ID) ?? '';
  const authDomain = setting(env.VITE_FIREBASE_AUTH_DOMAIN) ?? undefined;
  return { apiKey, projectId, authDomain, emulatorOrigin: null, tokenSyncUrl };
}

/** Returns whether the identity provider sends emails. The emulator of a demonstration sends none. */
export const sendsEmails = ({ emulatorOrigin }: IdentitySettings = identitySettings()): boolean =>
  emulatorOrigin === null;
