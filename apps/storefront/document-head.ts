import type { HtmlTagDescriptor, Plugin } from 'vite';
import { headScripts } from './build/head-scripts.ts';
import { htmlTag, language } from './build/language.ts';

/** The fonts that every page preloads: those of the Latin letters and of the rupee sign. */
const neededFonts = /\/(anek-latin|rupee)-[\w-]{8}\.woff2$/;

const script = (children: string): HtmlTagDescriptor => ({ tag: 'script', children, injectTo: 'head-prepend' });

/**
 * Vite plugin: writes the language of the page into its `html` element, and adds the inline scripts and the preloads of
 * the fonts to its head.
 */
export const documentHead = (): Plugin => {
  /** The path of the folder of the shop on its host, with a slash at both ends. */
  let base = '/';
  return {
    name: 'niramaya-document-head',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const fonts = Object.keys(bundle ?? {}).filter((file) => neededFonts.test(file));
        const scripts = await headScripts();
        const tags = [
          // A development server renders no page ahead, and so has no input before hydration.
          ...(bundle ? scripts : scripts.slice(0, -1)).map(script),
          ...fonts.map((font): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `${base}${font}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
        ];
        // The server reads the attribute, to warn of an own catalogue behind pages of the demo.
        const catalogue = process.env.VITE_OWN_CATALOGUE === 'true' ? ' data-catalogue="own"' : '';
        const opening = `<html lang="${htmlTag(language)}"${catalogue}>`;
        return { html: html.replace('<html lang="en-IN">', opening), tags };
      },
    },
  };
};
