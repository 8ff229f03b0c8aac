import { StartError, readSettings, type Settings } from '@niramaya/mock-server';

/** The settings of `npm start` and `npm run dev`. */
export interface ShopSettings {
  readonly server: Settings;
  /** Whether the emulator does the sign-in. With the settings of a Firebase project, that project does it. */
  readonly emulated: boolean;
}

/**
 * Reads the server's settings for a shop on one machine: few log lines, and the emulator unless a Firebase project is
 * named.
 * @throws StartError for an invalid setting, or for an incomplete Firebase project
 */
export function readShopSettings(environment: NodeJS.ProcessEnv = process.env): ShopSettings {
  const emulated = !namesProject(environment);
  if (emulated && environment.NODE_ENV === 'production')
    throw new StartError(
      'NODE_ENV=production needs a Firebase project for the sign-in: set VITE_FIREBASE_API_KEY and VITE_FIREBASE_PROJECT_ID, or unset NODE_ENV to sign in with the emulator.',
    );
  const server = readSettings({
    ...environment,
    IDENTITY_EMULATOR: String(emulated),
    LOG_LEVEL: environment.LOG_LEVEL || 'warn',
  });
  return { server, emulated };
}

/** The browser needs the key and the project. The server needs the project, from its own variable or the browser's. */
function namesProject(environment: NodeJS.ProcessEnv): boolean {
  const key = Boolean(environment.VITE_FIREBASE_API_KEY);
  const project = Boolean(environment.VITE_FIREBASE_PROJECT_ID);
  if (key && project) return true;
  if (!key && !project && !environment.FIREBASE_PROJECT_ID) return false;
  throw new StartError(
    `A Firebase project needs VITE_FIREBASE_API_KEY and VITE_FIREBASE_PROJECT_ID together: set ${key ? 'the second' : project ? 'the first' : 'both'}, or unset all FIREBASE variables to sign in with the emulator.`,
  );
}
