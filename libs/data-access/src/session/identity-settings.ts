export interface IdentitySettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain: string | undefined;
  readonly emulatorOrigin: string | null;
  readonly tokenSyncUrl: string | null;
}

const demo = 'demo-niramaya';
const setting = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads Firebase's settings; without an API key, those of the emulator. */
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
