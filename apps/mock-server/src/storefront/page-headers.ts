import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Settings } from '../settings.ts';
import { foundFor } from './files.ts';

const fingerprint = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const RUNS_NOT_INLINE = /\s(?:src=|type="application\/)/;

// Hashes: no other inline script runs.
function inlineScripts(page: string): string {
  const scripts = page
    .split('</script>')
    .slice(0, -1)
    .flatMap((upToEnd) => {
      const element = upToEnd.slice(upToEnd.indexOf('<script'));
      const begins = element.indexOf('>') + 1;
      const script = element.slice(begins);
      return RUNS_NOT_INLINE.test(element.slice(0, begins)) || script.trim() === '' ? [] : [fingerprint(script)];
    });
  return [...new Set(scripts)].join(' ');
}

function scriptsOfPages(folder: string): (page: string) => string {
  const kept = new Map<string, { readonly made: number; readonly scripts: string }>();
  return (page) => {
    const file = path.join(folder, page);
    const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (made === undefined) return '';
    let entry = kept.get(page);
    if (entry?.made !== made) kept.set(page, (entry = { made, scripts: inlineScripts(readFileSync(file, 'utf8')) }));
    return entry.scripts;
  };
}

const IDENTITY_PROVIDER = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

const NO_PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

type Directives = NonNullable<Parameters<typeof helmet.contentSecurityPolicy>[0]>['directives'];

/** Allows only the page's own inline scripts. The carousel needs inline styles. */
export function pageHeaders(folder: string, { identity, tokenSyncUrl, production }: Settings): RequestHandler {
  const scriptsOf = scriptsOfPages(folder);
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
    scriptSrc: ["'self'", (_request, response) => scriptsOf(foundFor(response as Response).file)],
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
