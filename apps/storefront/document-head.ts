import { storageKeys } from '@niramaya/contract';
import { colorModeScript } from '@niramaya/ui/color-mode';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * The fonts that every screen needs; the second has the rupee sign. The browser fetches the others when their letters
 * occur.
 */
const neededFonts = /\/(anek-latin|rupee)-[\w-]{8}\.woff2$/;

/**
 * An inline script that sets `data-*` attributes on the root element from the shopper's storage and address. The
 * attribute `data-member` means signed in, and `data-cart` means that there is a cart. The attribute `data-product`
 * means that a product was chosen, or that the address links to one. Each page is prerendered for a guest with none of
 * these. The attributes reserve the room from the first paint on.
 */
const shopperScript = `try{let d=document.documentElement.dataset;if(/[?&]id=/.test(location.search))d.product='';let s=localStorage;if('${storageKeys.loggedIn}'in s)d.member='';if(/{/.test(s.${storageKeys.cart}))d.cart='';if('${storageKeys.selectedMedicine}'in s)d.product=''}catch{}`;

/**
 * A Vite plugin that adds to the `<head>` what the first paint needs. These are the theme's class, the attributes for
 * the shopper and the preload links of the fonts.
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
