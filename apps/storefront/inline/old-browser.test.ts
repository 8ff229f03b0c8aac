import { runInNewContext } from 'node:vm';
import { Linter } from 'eslint';
import { expect, test, vi } from 'vitest';
import { inlineScript } from '../build/inline-script.ts';

const script = await inlineScript('old-browser', { isEs5: true });

/** Returns the text that a browser with these globals adds to the page. */
function noticeIn(globals: object): string {
  const insertAdjacentHTML = vi.fn<(place: string, html: string) => void>();
  const addEventListener = (_name: 'DOMContentLoaded', listener: () => void) => listener();
  const window: object = { ...globals, document: { addEventListener, body: { insertAdjacentHTML } } };
  runInNewContext(script, Object.assign(window, { window }));
  return insertAdjacentHTML.mock.calls.map(([, html]) => html).join('');
}

test('an old browser can parse the script of its notice', () => {
  const languageOptions = { ecmaVersion: 5, sourceType: 'script' } as const;
  expect(new Linter().verify(script, { languageOptions })).toEqual([]);
});

const tooOld = '<p>This browser is too old to buy here.';

test.each([
  ['a supported browser', { CSSLayerBlockRule: class {} }, /^$/],
  ['a browser without cascade layers', {}, tooOld],
  ['a browser before ES2022', { CSSLayerBlockRule: class {}, Object: {} }, tooOld],
])('the notice of %s', (_name, globals, notice) => {
  expect(noticeIn(globals)).toMatch(notice);
});
