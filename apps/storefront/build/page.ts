import { startScript } from './start-script.ts';

const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root">';
const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
const BETWEEN_TAGS = />\s+</g;
const SVG_NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';
const ICON_CLASSES = /(?<=<svg[^>]* class=")(lucide[\w-]* ?)+|(?<=<svg[^>]*) class="(lucide[\w-]* ?)+"/g;
/**
 * Blocks the first paint until the whole page is parsed, because a module runs after parsing. If the page were painted
 * in parts, rows that are centred or grow with their content would move. The attribute `rel="expect"` is meant for
 * this, but Chromium 153 ignores it.
 */
const PAINTED_WHOLE = '<script type="module" blocking="render">0</script>';

export interface Page {
  /** The address that the page was rendered for. It is undefined for the page of all unknown addresses. */
  readonly address?: string;
  readonly title: string;
  /** Further elements for the head. */
  readonly head: string;
  /** The HTML of the page, as React rendered it. */
  readonly markup: string;
  /** The scripts of its screen. */
  readonly scripts: readonly string[];
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Removes what every icon repeats and HTML does not need: the namespace, and class names that no rule uses. */
const withPlainIcons = (markup: string): string => markup.replaceAll(SVG_NAMESPACE, '').replaceAll(ICON_CLASSES, '');

/** Makes a page from the built `index.html`. Its scripts load after the first paint. */
export function makePage(template: string, page: Page): string {
  const entry = ENTRY.exec(template)?.[1];
  if (entry === undefined) throw new Error('The built page names no entry.');
  const script = `<script>${startScript([entry, ...page.scripts])}</script>`;
  const head = page.head + PAINTED_WHOLE + script;
  // The replacements are functions, because a `$` in the text of a page must not act as a pattern.
  return template
    .replace(ENTRY, '')
    .replaceAll(BETWEEN_TAGS, '><')
    .replace(TITLE, () => `<title>${escapeText(page.title)}</title>`)
    .replace(HEAD, () => head)
    .replace(ROOT, page.address === undefined ? ROOT : `<div id="root" data-page="${page.address}">`)
    .replace(BODY, () => withPlainIcons(page.markup));
}
