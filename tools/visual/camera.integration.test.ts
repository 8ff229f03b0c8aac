import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserArgs } from '../browser-args.ts';
import { pinnedChromium } from '../chromium/pinned.ts';
import { openCamera, shootStill, type Camera } from './camera.ts';
import { compare } from './compare.ts';
import { decodeWebp } from './webp.ts';

const pinned = await pinnedChromium();

/**
 * Returns a page with a curve and a ring, like a focused field. The CSS in `more` changes the field. The CSS in `over`
 * places a box over a part of it, while that box is shown.
 */
const story = ({ more = '', over = '' } = {}) => `<!doctype html>
<style>
  body { margin: 0; background: #fff; }
  #field { box-sizing: border-box; margin: 20px; width: 300px; height: 46px; border: 1px solid #7a8a86;
    border-radius: 50%; background: #f4f7f6; outline: 3px solid #0d6357; outline-offset: 1px; ${more} }
  #over { position: absolute; background: #ddd; ${over} }
</style>
<div id="field"></div>
<div id="over" hidden></div>`;

// Screenshots of another browser are not compared.
describe.runIf(pinned)('the camera', () => {
  let browser: Browser;
  let page: Page;
  let camera: Camera;

  beforeAll(async () => {
    const { path, env } = pinned!;
    browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args: browserArgs });
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 400, height: 120 } });
    camera = await openCamera(page);
    return () => page.close();
  });

  const frame = () => page.frames()[1]!;

  /** Renders a story in a frame of the page, as the runner does. */
  const draw = (html: string) =>
    page
      .setContent(`<body style="margin: 0"><iframe width="400" height="120" style="border: 0"></iframe>`)
      .then(() => frame().setContent(html));

  /** Shows the box over the field while one screenshot is taken. */
  async function overdraw() {
    const toggle = () => frame().evaluate('document.querySelector("#over").toggleAttribute("hidden")');
    await toggle();
    await camera.shoot('png');
    await toggle();
  }

  const pixels = async () => decodeWebp(await camera.shoot('webp'));

  describe.each([
    ['its beginning', 'left: 5px; top: 15px; width: 30px; height: 20px;'],
    ['its lower edge', 'left: 40px; top: 50px; width: 60px; height: 40px;'],
    ['its whole length', 'left: 0; top: 33px; width: 400px; height: 7px;'],
  ])('where something lay over %s', (_where, over) => {
    test('what the browser has put back tells of it, and what it has repainted does not', async () => {
      await draw(story({ over }));
      const fresh = await camera.shoot('png');
      await overdraw();
      expect((await camera.shoot('png')).equals(fresh)).toBe(false);
      await camera.rerender();
      expect((await camera.shoot('png')).equals(fresh)).toBe(true);
    });

    test.each([
      ['a border that has moved by a pixel', 'margin-left: 21px;'],
      ['a border that is wider by a pixel', 'border-bottom-width: 2px;'],
      ['a ground that is three levels off', 'background: #f4f4f6;'],
      ['a ring that is three levels off', 'outline-color: #106357;'],
    ])('%s is still seen', async (_what, more) => {
      await draw(story({ over }));
      const accepted = await pixels();
      await draw(story({ over, more }));
      await overdraw();
      await camera.rerender();
      expect(compare(accepted, await pixels()).differing).toBeGreaterThan(0);
    });
  });

  test.each([
    ['a corner that is rounder by a pixel', 'border-radius: 7px', 'border-radius: 6px'],
    ['words two levels lighter', 'color: #53605d', 'color: #515e5b'],
    ['a ground one level lighter', 'background: #f5f7f6', 'background: #f4f7f6'],
  ])('of a badge, %s is seen', async (_what, changed, accepted) => {
    const badge = (look: string) => `<!doctype html><style>body { margin: 20px; background: #fff }
      b { display: inline-block; padding: 2px 8px; border-radius: 6px; background: #f4f7f6; font: 600 13px sans-serif; ${look} }
      </style><b>12% off</b>`;
    await draw(badge(accepted));
    const before = await pixels();
    await draw(badge(changed));
    expect(compare(before, await pixels()).differing).toBeGreaterThan(0);
  });

  test('the story does not notice that it is repainted', async () => {
    await draw(story());
    // On a busy machine, the frame receives its first size only now.
    await frame().evaluate('new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))');
    await frame().evaluate('window.noticed = 0; window.addEventListener("resize", () => (window.noticed += 1))');
    await camera.rerender();
    expect(await frame().evaluate('[innerWidth, innerHeight, devicePixelRatio, window.noticed]')).toEqual([
      400, 120, 1, 0,
    ]);
  });

  test('what comes to rest is waited for, and what never does has no picture', async () => {
    await draw(story());
    const still = await camera.shoot('png');
    const change = (frames: number) =>
      frame().evaluate(`(() => {
        let left = ${frames};
        const step = () => {
          left -= 1;
          document.body.style.background = left > 0 ? '#' + (left * 97).toString(16).padStart(6, '0') : '';
          if (left > 0) requestAnimationFrame(step);
        };
        step();
      })()`);
    await change(5);
    expect(await shootStill(camera, await camera.shoot('png'))).toEqual(still);
    await change(100_000);
    expect(await shootStill(camera, await camera.shoot('png'))).toBeUndefined();
  });
});
