import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { conditionsOf, readShopLanguage } from '../tools/shop-language.ts';

/**
 * The Vite configuration of Storybook. That of the storefront does not fit, because it sets the root, the document head
 * and the chunks of the shop.
 */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: [...conditionsOf(readShopLanguage()), ...defaultClientConditions] },
});
