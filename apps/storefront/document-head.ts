import { oldBrowserCopy } from '@niramaya/contract/copy/old-browser';
import { colorModeScript } from '@niramaya/ui/color-mode';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const neededFonts = /\/(anek-latin|rupee)-[\w-]{8}\.woff2$/;

/** Reserves space, because pages are prerendered for guests. A browser that forbids storage shows a guest's page. */
const shopperScript = `try{let d=document.documentElement.dataset;let u=history.state?.usr;if(u?.consult)d.steps='';if(/[?&](id|title)=/.test(location.search)||u?.product)d.product='';let s=localStorage;if('validkey'in s)d.member='';if(/{/.test(s.cart_data))d.cart='';if('medicine_details'in s)d.product=''}catch{}`;

/** ES5. Tests the two newest features of `.browserslistrc`. */
const oldScript = `window.old=!(window.CSSLayerBlockRule&&Object.hasOwn)`;

/** Old browsers apply only inline styles. */
const oldNotice = `old&&document.write('<div style="padding:1em;background:#fff3cd;color:#000;font:16px/1.5 sans-serif"><p>${oldBrowserCopy.en}</p><p lang="hi">${oldBrowserCopy.hi}</p></div>')`;

/** Vite plugin: adds inline scripts and font preloads. */
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
