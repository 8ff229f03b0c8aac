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
    /** Takes a screenshot of the page and compares it with the baseline. Returns the faults, as text. */
    takeScreenshot: (story: string, mode: string, elapsed: number) => Promise<readonly string[]>;
  }
}

const cameras = new WeakMap<Page, Promise<Camera>>();
let manifests: ReturnType<typeof readManifests> | undefined;

/** Returns the camera of a page. It is opened once, because all stories of a worker share the page. */
function cameraOf(page: Page): Promise<Camera> {
  const camera = cameras.get(page) ?? openCamera(page);
  cameras.set(page, camera);
  return camera;
}

/** Returns a short hash: a collision among some thousand screenshots is practically impossible. */
const signatureOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex').slice(0, 20);

/**
 * The Vitest browser command that takes a screenshot; see `.storybook/screenshot.ts`.
 * @param elapsed ms that the story has taken in this mode so far
 */
export const takeScreenshot: BrowserCommand<[story: string, mode: string, elapsed: number]> = async (
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
  const shown = await frame();
  const found: Verdict =
    accepted?.signature === signature
      ? { verdict: 'same', signature }
      : await lookCloser({ camera, frame: shown, name, mode }, accepted, first);
  const milliseconds = Math.round(elapsed + performance.now() - startedAt);
  await note({ story, mode, milliseconds, ...found });
  return found.verdict === 'same' ? [] : [...sentences(name, found), await wordsOn(shown)];
};

/** Returns the story's text at that moment, because nobody can look at the screenshot in CI. */
async function wordsOn(frame: Frame): Promise<string> {
  const words = await frame.evaluate(() => (document.querySelector('main') ?? document.body).innerText);
  return `  It reads “${words.replaceAll(/\s+/g, ' ').slice(0, 160)}”.`;
}

/** The camera and the frame of a story in a mode. */
interface Sitting {
  readonly camera: Camera;
  readonly frame: Frame;
  /** The name of the screenshot. */
  readonly name: string;
  readonly mode: string;
}

/** The scales of the renderings between two comparisons. */
const scales = [1.5, 0.6, 2.2];

/** Compares the pixels if the signature differs. Saves a screenshot that differs from the baseline for the report. */
async function lookCloser(
  { camera, frame, name, mode }: Sitting,
  known: Accepted | undefined,
  first: Buffer,
): Promise<Verdict> {
  const accepted = await readPicture(known);
  let look = await lookOnce(camera, accepted, first);
  // The baseline is of a full rendering too. A single pixel of small print may still differ, and another rendering
  // corrects it. A real change stays in every rendering.
  for (const scale of accepted ? scales : scales.slice(0, 1)) {
    if (!look || look.comparison?.differing === 0) break;
    await camera.rerender(scale);
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

/** @returns undefined if the page keeps moving; no comparison if there is no baseline */
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
      return [
        `${name}: ${found.differing} pixels differ from the accepted picture; see reports/visual/index.html.`,
        `  reports/visual/${name}.before.webp is the reference, reports/visual/${name}.after.webp the actual picture.`,
      ];
  }
}
