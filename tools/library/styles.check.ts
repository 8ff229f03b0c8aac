import { cpSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { note } from '../test/notes.ts';
import { ui } from './libraries.ts';
import { openApplication } from './page.ts';

const folder = path.join(inject('application'), 'components');
const packed = path.join(inject('application'), 'node_modules', ui.name);
const read = (file: string) => readFileSync(path.join(packed, file), 'utf8');
const size = (...files: readonly string[]) => brotliCompressSync(files.map(read).join('')).length;

/**
 * Compares the styles of a page with some style sheets and then with others.
 * @returns what has other styles with the second sheets, at most five
 */
const differences = (page: Page, sheets: readonly string[], others: readonly string[], within: string) =>
  page.evaluate(
    ([first, second, sections]) => {
      const lay = (texts: readonly string[]) => {
        for (const old of document.querySelectorAll('style[data-tried]')) old.remove();
        for (const text of texts) {
          const style = document.head.appendChild(document.createElement('style'));
          style.dataset.tried = '';
          style.textContent = text;
        }
      };
      const looks = () =>
        Array.from(document.querySelectorAll(`${sections}, ${sections} *`)).flatMap((element) =>
          [undefined, '::before', '::after', '::placeholder'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo);
            const values = new Map(Array.from(style, (name) => [name, style.getPropertyValue(name)]));
            return { name: `${element.outerHTML.slice(0, 60)} ${pseudo ?? ''}`, values };
          }),
        );
      lay(first);
      const before = looks();
      lay(second);
      return looks()
        .flatMap(({ name, values }, at) =>
          Array.from(values).flatMap(([property, value]) => {
            const was = before[at]?.values.get(property);
            return was === value ? [] : [`${name} ${property}: ${was} → ${value}`];
          }),
        )
        .slice(0, 5);
    },
    [sheets.map(read), others.map(read), within] as const,
  );

test('base and the sheet of a component style it as the whole sheet does', { timeout: 300_000 }, async () => {
  cpSync(path.join(import.meta.dirname, 'pages'), path.join(folder, 'src'), { recursive: true });
  cpSync(path.join(import.meta.dirname, '../../examples/vite/index.html'), path.join(folder, 'index.html'));
  cpSync(path.join(folder, 'src/components.tsx'), path.join(folder, 'src/main.tsx'));
  const troubles = await openApplication(folder, async (page) => {
    const names = await page.$$eval('[data-sheet]', (all) => all.map((section) => section.getAttribute('data-sheet')));
    expect(names.length).toBeGreaterThan(25);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of names) {
        const section = `[data-sheet=${name}]`;
        const own = ['styles/base.css', `styles/${name}.css`];
        expect(await differences(page, ['styles.css'], own, section), `${name}, ${width} px`).toEqual([]);
      }
      const backwards = globSync('styles/*.css', { cwd: packed }).toSorted().toReversed();
      expect(await differences(page, ['styles.css'], backwards, '[data-sheet]'), `${width} px`).toEqual([]);
      // Proves that the comparison detects what a component's own sheet adds.
      expect(await differences(page, ['styles.css'], ['styles/base.css'], '[data-sheet=tabs]')).not.toEqual([]);
    }
  });
  expect(troubles).toEqual([]);
});

test('a page with one component loads half of the rules at most', () => {
  const whole = size('styles.css');
  const button = size('styles/base.css', 'styles/button.css');
  const card = size('styles/base.css', 'styles/product-card.css');
  note(`styles.css: ${whole} bytes as brotli; base: ${size('styles/base.css')}; base and button: ${button}`);
  note(`base and product-card: ${card}`);
  expect(button).toBeLessThan(whole / 2);
});
