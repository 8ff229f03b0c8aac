import react from '@vitejs/plugin-react';
import { isLanguage } from '@niramaya/contract';
import { defaultClientConditions, defineConfig } from 'vite';

/** The language of the texts of all stories: `SHOP_LANGUAGE=hi npm run storybook`. English is the default. */
const language = process.env.SHOP_LANGUAGE || 'en';
if (!isLanguage(language)) throw new Error(`SHOP_LANGUAGE is "${language}": the shop does not have this language.`);
const conditions = [...(language === 'en' ? [] : [language]), ...defaultClientConditions];

/**
 * The Vite configuration of Storybook. That of the storefront does not fit, because it sets the root, the document head
 * and the chunks of the shop.
 */
export default defineConfig({ plugins: [react()], resolve: { conditions } });
