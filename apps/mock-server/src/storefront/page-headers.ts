import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Settings } from '../settings.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const fingerprint = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Data such as `application/ld+json` is never run. */
const IS_DATA = /^<script[^>]*\stype="application\//;

/** The inline scripts of our own pages, by fingerprint, so that no other one runs. */
function inlineScripts(folder: string): string[] {
  const pages = globSync('**/*.html', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const scripts = pages.flatMap((page) =>
    [...page.matchAll(INLINE_SCRIPT)].flatMap(([element, script = '']) => (IS_DATA.test(element) ? [] : [script])),
  );
  return [...new Set(scripts.filter((script) => script.trim() !== '').map(fingerprint))];
}

/** The fingerprints of the build that lies in the folder now; a newer one may take its place at any time. */
function currentScripts(folder: string): () => string {
  let readFrom: number | undefined;
  let scripts = '';
  return () => {
    const made = statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false })?.mtimeMs;
    if (made !== readFrom) {
      scripts = inlineScripts(folder).join(' ');
      readFrom = made;
    }
    return scripts;
  };
}

const IDENTITY_PROVIDER = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Where the page may send requests: here, and to the identity provider unless the emulator stands in for it. */
function reachable({ identity, tokenSyncUrl }: Settings): string[] {
  const sync = tokenSyncUrl === undefined ? [] : [new URL(tokenSyncUrl).origin];
  return ["'self'", ...(identity.emulator ? [] : IDENTITY_PROVIDER), ...sync];
}

/** The shop asks the device for nothing. */
const NOTHING_ASKED = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((power) => `${power}=()`)
  .join(', ');

/** The security headers of pages and files. Inline styles are allowed: Emotion writes them, into the prerendered pages too. */
export const pageHeaders = (folder: string, settings: Settings): RequestHandler[] => [
  (_request, response, next) => {
    response.set('permissions-policy', NOTHING_ASKED);
    next();
  },
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", currentScripts(folder)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: reachable(settings),
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: settings.production,
  }),
];
