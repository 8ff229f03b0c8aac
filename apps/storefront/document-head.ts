import { storageKeys } from '@niramaya/contract';
import { colorModeScript } from '@niramaya/ui/color-mode';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The fonts that every screen needs, the second for the rupee sign; the others are fetched when their letters occur. */
const neededFonts = /\/(anek-latin|rupee)-[\w-]{8}\.woff2$/;

/**
 * Marks the document of a shopper who is signed in (`data-member`), has a cart (`data-cart`), has chosen a product or
 * follows the link of one (`data-product`), so that a page that was prerendered for a guest without any of it keeps the
 * room free from the first paint on.
 */
const shopperScript = `try{let d=document.documentElement.dataset;if(/[?&]id=/.test(location.search))d.product='';let s=localStorage;if('${storageKeys.loggedIn}'in s)d.member='';if(/{/.test(s.${storageKeys.cart}))d.cart='';if('${storageKeys.selectedMedicine}'in s)d.product=''}catch{}`;

/**
 * Puts into the head what must be there before the first paint: the theme's class, what is known of the shopper, and the
 * way to the fonts.
 */
export const documentHead = (): Plugin => ({
  name: 'niramaya-document-head',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const fonts = Object.keys(bundle ?? {}).filter((file) => neededFonts.test(file));
      return [
        { tag: 'script', children: `${colorModeScript};${shopperScript}`, injectTo: 'head-prepend' },
        ...fonts.map((font): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
      ];
    },
  },
});
