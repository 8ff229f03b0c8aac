import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = [
  'apps/storefront/public/favicon.svg',
  ...globSync('libs/{ui,feature-*}/src/**/*.svg', { cwd: root }).toSorted(),
];

describe.each(files)('%s', (file) => {
  const svg = readFileSync(path.join(root, file), 'utf8');

  test('is small, scales, and loads no external content', () => {
    // A sprite has one <view> for each picture.
    const pictures = Math.max(svg.match(/<view /g)?.length ?? 0, 1);
    expect(Buffer.byteLength(svg) / pictures).toBeLessThan(4096);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(svg).not.toMatch(/<script|<foreignObject|<style|<image|\son\w+=/i);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/(?:https?:|data:|\/\/|href="[^#])/);
  });

  test('names no black, and has a width and a height unless it is the favicon', () => {
    expect(svg).not.toMatch(/#000(?:000)?\b|\bblack\b/i);
    // A browser scales the favicon itself. Other pictures reserve their place in the page before they load.
    if (file !== 'apps/storefront/public/favicon.svg') expect(svg).toMatch(/ width="\d+" height="\d+"/);
  });

  test('refers only to its own ids', () => {
    const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:href="#|url\(#)(\w+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });
});
