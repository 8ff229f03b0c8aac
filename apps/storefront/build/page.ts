const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root">';
const HEAD = '<!--page-head-->';
const BODY = '<!--page-body-->';
/** Paints the whole page at once. Chromium 153 ignores `rel="expect"`. */
const RENDERED_WHOLE = '<script type="module" blocking="render">0</script>';

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

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

/** Loads the code after the first paint. Hidden tabs do not paint. */
const startAfterPaint = (entry: string, scripts: readonly string[]): string =>
  `<script>{let start=()=>{for(let href of ${JSON.stringify(scripts)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));import("${entry}")};document.hidden?start():new PerformanceObserver((_,paint)=>{paint.disconnect();start()}).observe({type:"paint",buffered:true})}</script>`;

/** Returns the HTML of a prerendered page. */
export function makePage(template: string, page: Page): string {
  // Functions, because `$` is special in replacement strings.
  return template
    .replace(ENTRY, (_tag, entry: string) => startAfterPaint(entry, page.scripts))
    .replace(TITLE, () => `<title>${escapeText(page.title)}</title>`)
    .replace(HEAD, () => page.head + RENDERED_WHOLE)
    .replace(ROOT, page.address === undefined ? ROOT : `<div id="root" data-page="${page.address}">`)
    .replace(BODY, () => page.markup);
}
