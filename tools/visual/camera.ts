import type { Page } from 'playwright';

export interface Camera {
  /** Takes a picture: a PNG is made fastest, a WebP is kept. */
  readonly shoot: (format: 'png' | 'webp') => Promise<Buffer>;
  /**
   * Has the browser draw the whole story anew. It draws only what has changed of a tile, and smooths a curve that the
   * edge of the change cuts a little otherwise than a whole one: what was on the screen before could be told by it.
   */
  readonly redraw: () => Promise<void>;
}

/** Straight to the browser: the ways of the test runners wait, hide and scroll, which the story's side has done. */
export async function openCamera(page: Page): Promise<Camera> {
  const session = await page.context().newCDPSession(page);
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

const patience = { attempts: 12, pauseMilliseconds: 120 };

/** Takes pictures until two in a row are the same: what has been accepted once must not be a picture of a movement. */
export async function shootStill({ shoot }: Camera, first: Buffer): Promise<Buffer | undefined> {
  let last = first;
  for (let attempt = 0; attempt < patience.attempts; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, patience.pauseMilliseconds));
    const next = await shoot('png');
    if (next.equals(last)) return next;
    last = next;
  }
  return undefined;
}
