import { runInNewContext } from 'node:vm';
import { Linter } from 'eslint';
import type { HtmlTagDescriptor } from 'vite';
import { expect, test, vi } from 'vitest';
import { documentHead } from './document-head';

function scripts(): readonly string[] {
  const { handler } = documentHead().transformIndexHtml as {
    handler: (html: string, at: object) => HtmlTagDescriptor[];
  };
  return handler('', {}).flatMap(({ children }) => (String(children).includes('old') ? [String(children)] : []));
}

/** Returns the text of the page in a browser with these globals. */
function noticeIn(globals: object): string {
  const write = vi.fn<(html: string) => void>();
  const window: object = { ...globals, document: { write } };
  runInNewContext(scripts().join(';'), Object.assign(window, { window }));
  return write.mock.calls.flat().join('');
}

test('an old browser can parse the scripts of its notice', () => {
  expect(scripts()).toHaveLength(2);
  const languageOptions = { ecmaVersion: 5, sourceType: 'script' } as const;
  for (const script of scripts()) expect(new Linter().verify(script, { languageOptions })).toEqual([]);
});

const tooOld = '<p>This browser is too old to buy here.';

test.each([
  ['a supported browser', { CSSLayerBlockRule: class {} }, /^$/],
  ['a browser without cascade layers', {}, tooOld],
  ['a browser before ES2022', { CSSLayerBlockRule: class {}, Object: {} }, tooOld],
])('the notice of %s', (_name, globals, notice) => {
  expect(noticeIn(globals)).toMatch(notice);
});
