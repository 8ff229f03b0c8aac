import fs from 'node:fs';
import path from 'node:path';

/** The emulator listens on this address only, because every client of it is its administrator. */
export const EMULATOR_HOST = '127.0.0.1';

export interface EmulatorPorts {
  readonly identity: number;
  readonly hub: number;
  readonly log: number;
}

/**
 * Writes the emulator's settings. Without `ui.enabled: false` the emulator tries to download its web page and crashes
 * offline.
 */
export function writeEmulatorConfig(folder: string, ports: EmulatorPorts): void {
  const at = (port: number) => ({ host: EMULATOR_HOST, port });
  const emulators = {
    singleProjectMode: true,
    auth: at(ports.identity),
    hub: at(ports.hub),
    logging: at(ports.log),
    ui: { enabled: false },
  };
  fs.writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify({ emulators }));
}

/**
 * Returns the environment of the emulator's process. It inherits only PATH and SystemRoot from us, so that no stray
 * setting points it at a real project. It has its own folders, so that it writes nothing elsewhere and shares no files
 * with another emulator.
 */
export function emulatorEnvironment(folder: string): NodeJS.ProcessEnv {
  fs.mkdirSync(path.join(folder, 'tmp'), { recursive: true });
  const tmp = path.join(folder, 'tmp');
  const { PATH, SystemRoot } = process.env;
  return {
    PATH,
    SystemRoot,
    HOME: folder,
    USERPROFILE: folder,
    XDG_CONFIG_HOME: folder,
    TMPDIR: tmp,
    TEMP: tmp,
    TMP: tmp,
    CI: '1',
  };
}

/**
 * Enables e-mail privacy, as in new real projects. A wrong password and an unknown address then get the same response.
 */
export async function switchOnEmailPrivacy(origin: string, projectId: string): Promise<void> {
  const setting = 'emailPrivacyConfig.enableImprovedEmailPrivacy';
  const url = `${origin}/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=${setting}`;
  const answer = await fetch(url, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new Error(`the identity emulator refused e-mail privacy with ${answer.status}`);
}
