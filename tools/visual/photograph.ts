import { createHash } from 'node:crypto';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Frame, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { openCamera, shootStill, type Camera } from './camera.ts';
import { compare } from './compare.ts';
import { explain } from './explain.ts';
import { readManifests, type Accepted } from './manifest.ts';
import { pictureName, reportFolder, resultsFile } from './place.ts';
import type { PictureResult, Verdict } from './results.ts';
import { readPicture } from './store.ts';
import { decodeWebp, sketchWebp } from './webp.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes a picture of the page and lays it beside the accepted one. Answers what is wrong, in words. */
    photograph: (story: string, mode: string, elapsed: number) => Promise<readonly string[]>;
  }
}

const cameras = new WeakMap<Page, Promise<Camera>>();
let manifests: ReturnType<typeof readManifests> | undefined;

/** Opened once a page, which all stories of a worker share. */
function cameraOf(page: Page): Promise<Camera> {
  const camera = cameras.get(page) ?? openCamera(page);
  cameras.set(page, camera);
  return camera;
}

/** Short: an accident among some thousand pictures is as good as impossible. */
const signatureOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex').slice(0, 20);

/**
 * The command of the browser's side; see `.storybook/photograph.ts`.
 * @param elapsed ms that the story has taken in this mode so far
 */
export const photograph: BrowserCommand<[story: string, mode: string, elapsed: number]> = async (
  { page, frame },
  story,
  mode,
  elapsed,
) => {
  const startedAt = performance.now();
  const camera = await cameraOf(page);
  const name = pictureName(story, mode);
  const first = await camera.shoot('png');
  const signature = signatureOf(first);
  manifests ??= readManifests();
  const accepted = (await manifests).get(name);
  const found: Verdict =
    accepted?.signature === signature
      ? { verdict: 'same', signature }
      : await lookCloser({ camera, frame: await frame(), name, mode }, accepted, first);
  const milliseconds = Math.round(elapsed + performance.now() - startedAt);
  await note({ story, mode, milliseconds, ...found });
  return sentences(name, found);
};

/** A story in a mode, in front of the camera. */
interface Sitting {
  readonly camera: Camera;
  readonly frame: Frame;
  /** Of the picture. */
  readonly name: string;
  readonly mode: string;
}

/** Where the signature is another, the pixels decide. What is not as accepted is kept for the report. */
async function lookCloser(
  { camera, frame, name, mode }: Sitting,
  known: Accepted | undefined,
  first: Buffer,
): Promise<Verdict> {
  const accepted = await readPicture(known);
  let look = await lookOnce(camera, accepted, first);
  if (look && look.comparison?.differing !== 0) {
    // What is accepted is drawn whole too.
    await camera.redraw();
    look = await lookOnce(camera, accepted, await camera.shoot('png'));
  }
  if (!look) return { verdict: 'restless' };
  const { signature, after, comparison, pixels } = look;
  if (comparison?.differing === 0) return { verdict: 'same', signature };
  await mkdir(reportFolder, { recursive: true });
  await writeFile(path.join(reportFolder, `${name}.after.webp`), after);
  if (!comparison || !accepted || !pixels) return { verdict: 'missing', signature };
  await writeFile(path.join(reportFolder, `${name}.before.webp`), accepted);
  await writeFile(path.join(reportFolder, `${name}.difference.webp`), await sketchWebp(comparison.marked));
  const { differing, changed } = comparison;
  const [theme = ''] = mode.split('-');
  return { verdict: 'different', signature, differing, causes: await explain(frame, theme, pixels, changed) };
}

/** @returns undefined where the page does not keep still; no comparison where there is no accepted picture */
async function lookOnce(camera: Camera, accepted: Buffer | undefined, first: Buffer) {
  const still = await shootStill(camera, first);
  if (!still) return undefined;
  const after = await camera.shoot('webp');
  const pixels = accepted && { before: await decodeWebp(accepted), after: await decodeWebp(after) };
  const comparison = pixels && compare(pixels.before, pixels.after);
  return { signature: signatureOf(still), after, pixels, comparison };
}

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
