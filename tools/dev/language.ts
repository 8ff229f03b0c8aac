import type { Language } from '@niramaya/contract';
import type { Plugin } from 'vite';
import { htmlTag } from '../../apps/storefront/build/language.ts';
import { conditionsOf } from '../shop-language.ts';

/** A Vite plugin that serves the shop in a language. Without it a development server serves English. */
export const languagePlugin = (language: Language): Plugin => ({
  name: 'niramaya-language',
  // Vite adds these conditions to those of the storefront.
  config: () => ({ resolve: { conditions: conditionsOf(language) } }),
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<html lang="en-IN"', `<html lang="${htmlTag(language)}"`),
  },
});
