import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { compare } from './compare.ts';
import { pictureFile, pictureName, reportFolder, resultsFile } from './place.ts';
import type { PictureResult, Verdict } from './results.ts';
import { readSignatures } from './signatures.ts';
import { decodeWebp, sketchWebp } from './webp.ts';

interface Camera {
  /** Takes a picture: a PNG is made fastest, a WebP is kept. */
  readonly shoot: (format: 'png' | 'webp') => Promise<Buffer>;
  /**
   * Has the browser draw the whole story anew. It draws only what has changed of a tile, and smooths a curve that the
   * edge of the change cuts a little otherwise than a whole one: what was on the screen before could be told by it.
   */
  readonly redraw: () => Promise<void>;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture of the page and lays it beside the accepted one. Answers what is wrong, in words. */
    photograph: (story: string, mode: string, elapsed: number) => Promise<readonly string[]>;
  }
}

const cameras = new WeakMap<Page, Promise<CDPSession>>();
const signatures = readSignatures();

/** Straight to the browser: the ways of the test runners wait, hide and scroll, which the story's side has done. */
async function cameraOf(page: Page): Promise<Camera> {
  const opening = cameras.get(page) ?? page.context().newCDPSession(page);
  cameras.set(page, opening);
  const session = await opening;
  const shoot: Camera['shoot'] = async (format) => {
    // At 100 the browser's WebP is without loss.
    const quality = format === 'webp' ? { quality: 100 } : {};
    const { data } = await session.send('Page.captureScreenshot', { format, ...quality, optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  };
  const scale = (transform: string) =>
    session.send('Runtime.evaluate', {
      expression: `for (const frame of document.querySelectorAll('iframe')) frame.style.transform = '${transform}'`,
    });
  return {
    shoot,
    // No tile of one scale serves for another, and nothing within the frame notices how large it is shown.
    redraw: async () => {
      await scale('scale(1.5)');
      await shoot('png');
      await scale('');
    },
  };
}

/** Short: an accident among some thousand pictures is as good as impossible. */
const signatureOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex').slice(0, 20);

const patience = { attempts: 12, pauseMilliseconds: 120 };

/** Takes pictures until two in a row are the same: what has been accepted once must not be a picture of a movement. */
async function shootStill({ shoot }: Camera, first: Buffer): Promise<Buffer | undefined> {
  let last = first;
  for (let attempt = 0; attempt < patience.attempts; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, patience.pauseMilliseconds));
    const next = await shoot('png');
    if (next.equals(last)) return next;
    last = next;
  }
  return undefined;
}

/**
 * The command of the browser's side; see `.storybook/photograph.ts`.
 * @param elapsed ms that the story has taken in this mode so far
 */
export const photograph: BrowserCommand<[story: string, mode: string, elapsed: number]> = async (
  { page },
  story,
  mode,
  elapsed,
) => {
  const startedAt = performance.now();
  const camera = await cameraOf(page);
  const name = pictureName(story, mode);
  const first = await camera.shoot('png');
  const signature = signatureOf(first);
  // A picture that is lost must be missed, although its line in the list says what would be on it.
  const known = (await signatures).get(name) === signature && existsSync(pictureFile(name));
  const found: Verdict = known ? { verdict: 'same', signature } : await lookCloser(camera, name, first);
  const milliseconds = Math.round(elapsed + performance.now() - startedAt);
  await note({ story, mode, milliseconds, ...found });
  return sentences(name, found);
};

async function lookCloser(camera: Camera, name: string, first: Buffer): Promise<Verdict> {
  const accepted = await readIfThere(pictureFile(name));
  const look = async (before: Buffer) => {
    const still = await shootStill(camera, before);
    const after = await camera.shoot('webp');
    const comparison = accepted && compare(await decodeWebp(accepted), await decodeWebp(after));
    return still && { signature: signatureOf(still), after, comparison };
  };
  let seen = await look(first);
  if (seen && seen.comparison?.differing !== 0) {
    // What is accepted is drawn whole too.
    await camera.redraw();
    seen = await look(await camera.shoot('png'));
  }
  if (!seen) return { verdict: 'restless' };
  const { signature, after, comparison } = seen;
  if (comparison?.differing === 0) return { verdict: 'same', signature };
  await mkdir(reportFolder, { recursive: true });
  await writeFile(path.join(reportFolder, `${name}.after.webp`), after);
  if (!comparison || !accepted) return { verdict: 'missing', signature };
  await writeFile(path.join(reportFolder, `${name}.before.webp`), accepted);
  await writeFile(path.join(reportFolder, `${name}.difference.webp`), await sketchWebp(comparison.marked));
  return { verdict: 'different', signature, differing: comparison.differing };
}

const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

async function note(result: PictureResult): Promise<void> {
  await mkdir(reportFolder, { recursive: true });
  await appendFile(resultsFile, `${JSON.stringify(result)}\n`);
}

function sentences(name: string, found: Verdict): string[] {
  switch (found.verdict) {
    case 'same':
      return [];
    case 'restless':
      return [`${name}: no two pictures in a row are the same; something on it moves by itself.`];
    case 'missing':
      return [`${name}: there is no accepted picture yet. Look at it, then run npm run visual:accept.`];
    case 'different':
      return [`${name}: ${found.differing} pixels differ from the accepted picture; see reports/visual/index.html.`];
  }
}
