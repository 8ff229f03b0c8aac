import { StartError, readSettings, type Settings } from '@niramaya/mock-server';

/** What `npm start` and `npm run dev` run with. */
export interface ShopSettings {
  readonly server: Settings;
  /** Whether sign-in is the emulator's; with the settings of a Firebase project it is that project's. */
  readonly emulated: boolean;
}

/**
 * Reads the server's settings as a shop on one machine needs them: quiet, and with the emulator unless a Firebase
 * project is named.
 * @throws StartError for an unusable setting, or for half a Firebase project
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

/** The browser needs the key and the project; the server needs the project, by its own name or by the browser's. */
function namesProject(environment: NodeJS.ProcessEnv): boolean {
  const key = Boolean(environment.VITE_FIREBASE_API_KEY);
  const project = Boolean(environment.VITE_FIREBASE_PROJECT_ID);
  if (key && project) return true;
  if (!key && !project && !environment.FIREBASE_PROJECT_ID) return false;
  throw new StartError(
    `A Firebase project needs VITE_FIREBASE_API_KEY and VITE_FIREBASE_PROJECT_ID together: set ${key ? 'the second' : project ? 'the first' : 'both'}, or unset all FIREBASE variables to sign in with the emulator.`,
  );
}
