import { colorModeScript } from '@niramaya/ui/color-mode';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { inlineScript } from './build/inline-script.ts';

const neededFonts = /\/(anek-latin|rupee)-[\w-]{8}\.woff2$/;

const script = (children: string): HtmlTagDescriptor => ({ tag: 'script', children, injectTo: 'head-prepend' });

/** Vite plugin: adds inline scripts and font preloads. */
export const documentHead = (): Plugin => ({
  name: 'niramaya-document-head',
  transformIndexHtml: {
    order: 'post',
    handler: async (_html, { bundle }) => {
      const fonts = Object.keys(bundle ?? {}).filter((file) => neededFonts.test(file));
      return [
        script(await inlineScript('old-browser', { isEs5: true })),
        script(colorModeScript),
        script(await inlineScript('shopper')),
        // A development server renders no page ahead.
        ...(bundle ? [script(await inlineScript('start'))] : []),
        ...fonts.map((font): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
      ];
    },
  },
});
