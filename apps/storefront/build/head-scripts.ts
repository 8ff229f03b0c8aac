import { colorModeScript } from '@niramaya/ui/color-mode';
import { inlineScript } from './inline-script.ts';

/**
 * Returns the inline scripts of the head of every built page, in their order. A development server leaves out the last.
 */
export const headScripts = async (): Promise<string[]> => [
  await inlineScript('old-browser', { isEs5: true }),
  colorModeScript,
  await inlineScript('shopper'),
  await inlineScript('start'),
];
