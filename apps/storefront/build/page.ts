const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root">';
const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
/** Paints the whole page at once. Chromium 153 ignores `rel="expect"`. */
const RENDERED_WHOLE = '<script type="module" blocking="render">0</script>';

const ENTRY = '<script type="module" ';
const LOW_PRIORITY = 'fetchpriority="low" ';

export interface Page {
  /** Undefined in `404.html`. */
  readonly address?: string;
  readonly title: string;
  readonly head: string;
  readonly markup: string;
  readonly scripts: readonly string[];
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const preload = (href: string): string => `<link rel="modulepreload" ${LOW_PRIORITY}crossorigin href="${href}">`;

/** Returns the HTML of a prerendered page. */
export function makePage(template: string, page: Page): string {
  const head = page.head + RENDERED_WHOLE + page.scripts.map(preload).join('');
  // Functions, because `$` is special in replacement strings.
  return template
    .replace(ENTRY, ENTRY + LOW_PRIORITY)
    .replace(TITLE, () => `<title>${escapeText(page.title)}</title>`)
    .replace(HEAD, () => head)
    .replace(ROOT, page.address === undefined ? ROOT : `<div id="root" data-page="${page.address}">`)
    .replace(BODY, () => page.markup);
}
