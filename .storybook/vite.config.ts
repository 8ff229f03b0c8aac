import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The Vite configuration of Storybook. That of the storefront does not fit, because it sets the root, the document head
 * and the chunks of the shop.
 */
export default defineConfig({ plugins: [react()] });
