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
 * Returns a function that returns the hashes of the inline scripts that the build has listed. It reads the list once for each
 * build, because `npm start` can replace the build of a running shop. Without a list no inline script runs.
 */
function listedScripts(folder: string, logger: Pick<Logger, 'warn'>): () => string {
  const file = path.join(folder, '.script-hashes.json');
  let writtenAt: number | undefined | null = null;
  let sources = '';
  return () => {
    const writtenNow = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (writtenNow === writtenAt) return sources;
    if (writtenNow === undefined)
      logger.warn({ folder }, 'the build has no list of its inline scripts, so browsers refuse them: build it again');
    const hashes = writtenNow === undefined ? [] : hashesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    sources = hashes.map((hash) => `'${hash}'`).join(' ');
    writtenAt = writtenNow;
    return sources;
  };
}

const IDENTITY_PROVIDER = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

const NO_PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

type Directives = NonNullable<Parameters<typeof helmet.contentSecurityPolicy>[0]>['directives'];

/** Allows only the inline scripts that the build has listed. The carousel needs inline styles. */
export function pageHeaders(
  folder: string,
  { identity, tokenSyncUrl, production }: Settings,
  logger: Pick<Logger, 'warn'>,
): RequestHandler {
  const scripts = listedScripts(folder, logger);
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
