import { storageKeys } from '@niramaya/contract';
import { oldBrowserCopy } from '@niramaya/contract/copy/old-browser';
import { oldBrowserCopy as hindi } from '@niramaya/contract/copy/hi/old-browser';
import { colorModeScript } from '@niramaya/ui/color-mode';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * The fonts that every screen needs; the second has the rupee sign. The browser fetches the others when their letters
 * occur.
 */
const neededFonts = /\/(anek-latin|rupee)-[\w-]{8}\.woff2$/;

/**
 * An inline script that sets `data-*` attributes on the root element from the shopper's storage and address. Each page
 * is prerendered for a guest with none of these. They reserve the room from the first paint on. If the browser forbids
 * storage, the page stays that of a guest.
 *
 * - `data-member`: signed in
 * - `data-cart`: there is a cart
 * - `data-product`: a product was chosen, or the address or the history entry has one
 * - `data-steps`: the history entry belongs to a consultation (STATE-39)
 */
const shopperScript = `try{let d=document.documentElement.dataset;let u=history.state?.usr;if(u?.consult)d.steps='';if(/[?&](id|title)=/.test(location.search)||u?.product)d.product='';let s=localStorage;if('${storageKeys.loggedIn}'in s)d.member='';if(/{/.test(s.${storageKeys.cart}))d.cart='';if('${storageKeys.selectedMedicine}'in s)d.product=''}catch{}`;

/**
 * Sets `old` if the browser is older than `.browserslistrc`. The two features are those of the supported browsers that
 * came last. An old browser must be able to read this script and the next, so they are ES5.
 */
const oldScript = `window.old=!(window.CSSLayerBlockRule&&Object.hasOwn)`;

/** Writes the notice for an old browser at the top of the page. Its styles are inline: old browsers ignore all others. */
const oldNotice = `old&&document.write('<div style="padding:1em;background:#fff3cd;color:#000;font:16px/1.5 sans-serif"><p>${oldBrowserCopy.en.notice}</p><p lang="hi">${hindi.hi.notice}</p></div>')`;

/**
 * A Vite plugin that adds to the page what the first paint needs. These are the theme's class, the attributes for the
 * shopper, the preload links of the fonts and the notice for an old browser.
 */
export const documentHead = (): Plugin => ({
  name: 'niramaya-document-head',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const fonts = Object.keys(bundle ?? {}).filter((file) => neededFonts.test(file));
      return [
        { tag: 'script', children: oldScript, injectTo: 'head-prepend' },
        { tag: 'script', children: `${colorModeScript};${shopperScript}`, injectTo: 'head-prepend' },
        { tag: 'script', children: oldNotice, injectTo: 'body-prepend' },
        ...fonts.map((font): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
      ];
    },
  },
});
