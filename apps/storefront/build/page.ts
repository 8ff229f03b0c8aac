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
const STYLE_LINK = /<link rel="stylesheet"[^>]* href="([^"]+)">\s*/g;

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

/**
 * Sets `font-display: optional`, so that a font that loads late is used from the next page on. A late swap would move
 * the text that the shopper is reading. The Devanagari font still swaps. On a system without such a font, its text is
 * unreadable until the font loads.
 */
const withSteadyFonts = (css: string): string =>
  css.replaceAll(/@font-face\{[^}]*\}/g, (face) =>
    face.includes('Devanagari') ? face : face.replace('font-display:swap', 'font-display:optional'),
  );

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Removes what every icon repeats and HTML does not need: the namespace, and class names that no rule uses. */
const withPlainIcons = (markup: string): string => markup.replaceAll(SVG_NAMESPACE, '').replaceAll(ICON_CLASSES, '');

/** Returns the address of the built style sheet. */
export function styleSheetOf(template: string): string {
  const [link, ...others] = Array.from(template.matchAll(STYLE_LINK), ([, address = '']) => address);
  if (link === undefined || others.length > 0) throw new Error('The built page names no style sheet, or several.');
  return link;
}

/**
 * Makes a page from the built `index.html`. It inlines everything that the first paint needs. The scripts and the other
 * rules load later.
 * @param critical returns the rules that a markup needs
 */
export function makePage(template: string, page: Page, critical: (markup: string) => string): string {
  const entry = ENTRY.exec(template)?.[1];
  if (entry === undefined) throw new Error('The built page names no entry.');
  const script = `<script>${startScript(styleSheetOf(template), [entry, ...page.scripts])}</script>`;
  const style = `<style>${withSteadyFonts(critical(page.markup))}</style>`;
  const withoutScript = `<noscript><link rel="stylesheet" href="${styleSheetOf(template)}"></noscript>`;
  const head = [page.head, PAINTED_WHOLE, script, style, withoutScript].join('');
  // The replacements are functions, because a `$` in the text of a page must not act as a pattern.
  return template
    .replace(STYLE_LINK, '')
    .replace(ENTRY, '')
    .replaceAll(BETWEEN_TAGS, '><')
    .replace(TITLE, () => `<title>${escapeText(page.title)}</title>`)
    .replace(HEAD, () => head)
    .replace(ROOT, page.address === undefined ? ROOT : `<div id="root" data-page="${page.address}">`)
    .replace(BODY, () => withPlainIcons(page.markup));
}
