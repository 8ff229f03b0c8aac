/** Which identity project is used, and where. */
export interface IdentitySettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain: string | undefined;
  /** The address of the emulator (the page's own origin), or null with a real project. */
  readonly emulatorOrigin: string | null;
  /** Address of the optional token-sync endpoint (IDENTITY-15), or null. */
  readonly tokenSyncUrl: string | null;
}

const setting = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns a real project if `VITE_FIREBASE_API_KEY` was set when the storefront was built, the emulator otherwise. */
export function identitySettings(env: Record<string, unknown> = import.meta.env ?? {}): IdentitySettings {
  const apiKey = setting(env.VITE_FIREBASE_API_KEY);
  const tokenSyncUrl = setting(env.VITE_TOKEN_SYNC_URL);
  if (apiKey !== null) {
    return {
      apiKey,
      projectId: setting(env.VITE_FIREBASE_PROJECT_ID) ?? '',
      authDomain: setting(env.VITE_FIREBASE_AUTH_DOMAIN) ?? undefined,
      emulatorOrigin: null,
      tokenSyncUrl,
    };
  }
  return {
    apiKey: 'demo-niramaya',
    projectId: 'demo-niramaya',
    authDomain: undefined,
    emulatorOrigin: typeof window === 'undefined' ? 'http://localhost' : window.location.origin,
    tokenSyncUrl,
  };
}
