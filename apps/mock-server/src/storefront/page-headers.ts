import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { Settings } from '../settings.ts';
import { foundFor } from './files.ts';

const hashesSchema = z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/));

/**
 * Returns a getter of the Content Security Policy sources of the inline scripts that the build has listed, separated by
 * spaces. It checks the list for each page, and reads it again after a change, because `npm start` can replace the
 * build of a running shop. Without a list the getter returns '', so that browsers run no inline script.
 */
function createScriptSources(folder: string, logger: Pick<Logger, 'warn'>): () => string {
  const file = path.join(folder, '.script-hashes.json');
  // The time of the last change in ms since 1970, or 'missing' if the build has no list.
  let readVersion: number | 'missing' | 'unread' = 'unread';
  let sources = '';
  return () => {
    const version = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 'missing';
    if (version === readVersion) return sources;
    if (version === 'missing')
      logger.warn({ folder }, 'the build has no list of its inline scripts, so browsers refuse them: build it again');
    const hashes = version === 'missing' ? [] : hashesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    sources = hashes.map((hash) => `'${hash}'`).join(' ');
    readVersion = version;
    return sources;
  };
}

/** The addresses of Firebase to which the pages send the sign-in. */
const IDENTITY_PROVIDER = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** The header `Permissions-Policy`: the pages use none of these functions of a browser. */
const NO_PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

type Directives = NonNullable<Parameters<typeof helmet.contentSecurityPolicy>[0]>['directives'];

/**
 * Returns middleware that sets the security headers of pages and files. `findFile` has to come before it. Pages may run
 * only the inline scripts that the build has listed. Inline styles are allowed, because the prerendered pages contain
 * them: the `<style>` of `index.html`, and the style attributes of the logo and the carousel.
 *
 * @param folder The folder of the build.
 */
export function pageHeaders(
  folder: string,
  { identity, tokenSyncUrl, production }: Settings,
  logger: Pick<Logger, 'warn'>,
): RequestHandler {
  const scripts = createScriptSources(folder, logger);
  const sync = tokenSyncUrl === undefined ? [] : [new URL(tokenSyncUrl).origin];
  const shared = {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    connectSrc: ["'self'", ...(identity.emulator ? [] : IDENTITY_PROVIDER), ...sync],
    frameAncestors: ["'none'"],
  };
  const headersWith = (directives: Directives) =>
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { ...shared, ...directives } },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      strictTransportSecurity: production,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    });
  const ofFiles = headersWith({});
  const ofPages = headersWith({
    scriptSrc: ["'self'", scripts],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
  });
  return (request, response, next) => {
    response.set('permissions-policy', NO_PERMISSIONS);
    (foundFor(response).file.endsWith('.html') ? ofPages : ofFiles)(request, response, next);
  };
}
