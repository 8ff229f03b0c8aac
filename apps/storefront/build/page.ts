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

const preload = (href: string): string => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`;

/** Runs the shop's code after the first paint, which it would delay. Hidden tabs do not paint. */
const startAfterPaint = (entry: string): string =>
  `${preload(entry)}<script>{let start=()=>import("${entry}");document.hidden?start():new PerformanceObserver(start).observe({type:"paint",buffered:true})}</script>`;

/** Returns the HTML of a prerendered page. */
export function makePage(template: string, page: Page): string {
  const head = page.head + RENDERED_WHOLE + page.scripts.map(preload).join('');
  // Functions, because `$` is special in replacement strings.
  return template
    .replace(ENTRY, (_tag, entry: string) => startAfterPaint(entry))
    .replace(TITLE, () => `<title>${escapeText(page.title)}</title>`)
    .replace(HEAD, () => head)
    .replace(ROOT, page.address === undefined ? ROOT : `<div id="root" data-page="${page.address}">`)
    .replace(BODY, () => page.markup);
}
