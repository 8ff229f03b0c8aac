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
  /** The address that it was rendered for; none where it stands for all that are unknown. */
  readonly address?: string;
  readonly title: string;
  /** Further elements for the head. */
  readonly head: string;
  /** What is in the page, as React wrote it. */
  readonly markup: string;
  /** The scripts of its screen. */
  readonly scripts: readonly string[];
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

/** Without what every icon repeats and no browser needs in HTML: the namespace, and names that no rule asks for. */
const withPlainIcons = (markup: string): string => markup.replaceAll(SVG_NAMESPACE, '').replaceAll(ICON_CLASSES, '');

/** The address of the built style sheet. */
export function styleSheetOf(template: string): string {
  const [link, ...others] = Array.from(template.matchAll(STYLE_LINK), ([, address = '']) => address);
  if (link === undefined || others.length > 0) throw new Error('The built page names no style sheet, or several.');
  return link;
}

/**
 * Makes a page from the built `index.html`: everything that the first paint needs is in it; its scripts and the rest of
 * the rules come after.
 * @param critical the rules of a markup
 */
export function makePage(template: string, page: Page, critical: (markup: string) => string): string {
  const entry = ENTRY.exec(template)?.[1];
  if (entry === undefined) throw new Error('The built page names no entry.');
  const script = `<script>${startScript(styleSheetOf(template), [entry, ...page.scripts])}</script>`;
  const head = [page.head, script, `<style>${withSteadyFonts(critical(page.markup))}</style>`].join('');
  // Functions, because a `$` in the text of a page is no pattern.
  return template
    .replace(STYLE_LINK, '')
    .replace(ENTRY, '')
    .replaceAll(BETWEEN_TAGS, '><')
    .replace(TITLE, () => `<title>${escapeText(page.title)}</title>`)
    .replace(HEAD, () => head)
    .replace(ROOT, page.address === undefined ? ROOT : `<div id="root" data-page="${page.address}">`)
    .replace(BODY, () => withPlainIcons(page.markup));
}
