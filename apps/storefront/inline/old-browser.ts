/**
 * Inline script of the head, before all others. In a browser that is older than `.browserslistrc`, by its two newest
 * features, it sets `window.old`, and writes a notice at the start of the page. Such a browser must be able to parse
 * this file, so its syntax is that of ES5. The styles of the notice are inline, because an old browser ignores the
 * cascade layers of the style sheet. The script is not in the body: the parser would wait there for the style sheet.
 */
import { oldBrowserCopy } from '@niramaya/copy/old-browser';

declare global {
  interface Window {
    /** True if the shop cannot run here: the page stays as it was prerendered. */
    old?: boolean;
  }
}

window.old = !('CSSLayerBlockRule' in window && 'hasOwn' in Object);

if (window.old)
  document.addEventListener('DOMContentLoaded', function () {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<div style="padding:1em;background:#fff3cd;color:#000;font:16px/1.5 sans-serif"><p>' +
        oldBrowserCopy.en +
        '</p><p lang="hi">' +
        oldBrowserCopy.hi +
        '</p></div>',
    );
  });
