import type { Chunks } from './chunks.ts';
import { startScript } from './start-script.ts';

const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root">';
const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/;
const BETWEEN_TAGS = />\s+</g;
const SVG_NAMESPACE = ' xmlns="http://www.w3.org/2000/svg"';
const ICON_CLASSES = /(?<=<svg[^>]* class=")(lucide[\w-]* ?)+|(?<=<svg[^>]*) class="(lucide[\w-]* ?)+"/g;
const STYLE_LINK = /<link rel="stylesheet"[^>]* href="([^"]+)">\s*/g;

export interface Page {
  /** The address that it was drawn for; none where it stands for all that are unknown. */
  readonly address?: string;
  readonly title: string;
  /** Further elements for the head. */
  readonly head: string;
  /** What is in the page, as React wrote it. */
  readonly markup: string;
  /** The style elements of the markup. */
  readonly styles: string;
  readonly chunks: Chunks;
}

/**
 * A font that comes late is kept for the next page: swapped in, it would move what the shopper is reading already. Not so
 * the Devanagari one: where the system has none, its text cannot be read until it comes.
 */
const withSteadyFonts = (css: string): string =>
  css.replaceAll(/@font-face\{[^}]*\}/g, (face) =>
    face.includes('Devanagari') ? face : face.replace('font-display:swap', 'font-display:optional'),
  );

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Stands for a sheet that is written into the page: parts that come later find it there and do not fetch it after all.
 * Its fonts would be new to the browser, which would then swap in those that have come meanwhile. Browsers leave a sheet
 * of another type alone; one that is `disabled` is fetched nevertheless.
 */
const inPlaceOf = (address: string): string => `<link rel="stylesheet" href="${address}" type="text/plain">`;

/** Without what every icon repeats and no browser needs in HTML: the namespace, and names that no rule asks for. */
const withPlainIcons = (markup: string): string => markup.replaceAll(SVG_NAMESPACE, '').replaceAll(ICON_CLASSES, '');

/**
 * Makes a page from the built `index.html`: everything that the first paint needs is in it, and its scripts come after.
 * @param styleSheet reads the style sheet at an address, which is then written into the page
 */
export function makePage(template: string, page: Page, styleSheet: (address: string) => string): string {
  const sheets: string[] = [];
  const withoutLinks = template.replace(STYLE_LINK, (_link, address: string) => {
    sheets.push(address);
    return '';
  });
  sheets.push(...page.chunks.styles);
  const inlined = withSteadyFonts(sheets.map(styleSheet).join(''));
  const entry = ENTRY.exec(template)?.[1];
  if (entry === undefined) throw new Error('The built page names no entry.');
  const script = `<script>${startScript([entry, ...page.chunks.scripts])}</script>`;
  const head = [page.head, script, ...sheets.map(inPlaceOf), `<style>${inlined}</style>`, page.styles].join('');
  // Functions, because a `$` in the text of a page is no pattern.
  return withoutLinks
    .replace(ENTRY, '')
    .replaceAll(BETWEEN_TAGS, '><')
    .replace(TITLE, () => `<title>${escapeText(page.title)}</title>`)
    .replace(HEAD, () => head)
    .replace(ROOT, page.address === undefined ? ROOT : `<div id="root" data-page="${page.address}">`)
    .replace(BODY, () => withPlainIcons(page.markup));
}
