import { colorModeScript } from '@niramaya/ui/color-mode';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The one font file that every screen needs; the others are fetched when their letters occur. */
const mainFont = /anek-latin-latin-wght-normal.*\.woff2$/;

/** Puts into the head what must be there before the first paint: the theme's class, and the way to the font. */
export const documentHead = (): Plugin => ({
  name: 'niramaya-document-head',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const font = Object.keys(bundle ?? {}).find((file) => mainFont.test(file));
      const tags: HtmlTagDescriptor[] = [{ tag: 'script', children: colorModeScript, injectTo: 'head-prepend' }];
      if (font) {
        tags.push({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        });
      }
      return tags;
    },
  },
});
