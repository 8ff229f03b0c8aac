import type { Page } from 'playwright';

export interface Camera {
  /** Takes a screenshot. PNG is the fastest format, and WebP is the format that is kept. */
  readonly shoot: (format: 'png' | 'webp') => Promise<Buffer>;
  /**
   * Makes the browser draw the whole story again. Normally it draws only the changed part of a tile. It then smooths a
   * curve that the edge of this part cuts slightly differently from a whole curve. The screenshot would show traces of
   * what was on the screen before.
   * @param scale the scale at which the page is rendered in between; small print may render differently after another
   * scale
   */
  readonly rerender: (scale?: number) => Promise<void>;
}

/**
 * Opens a camera that sends its commands directly to the browser. The test runners' own screenshots wait, hide and
 * scroll, which the story's side has already done.
 */
export async function openCamera(page: Page): Promise<Camera> {
  const session = await page.context().newCDPSession(page);
  const shoot: Camera['shoot'] = async (format) => {
    // At quality 100 the browser's WebP is lossless.
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
    // A tile of one scale serves no other scale, and nothing within the frame notices the size at which it is shown.
    rerender: async (factor = 1.5) => {
      await scale(`scale(${factor})`);
      await shoot('png');
      await scale('');
    },
  };
}

const patience = { attempts: 12, pauseMilliseconds: 120 };

/** Takes screenshots until two in a row are the same. A baseline must not show a movement. */
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
