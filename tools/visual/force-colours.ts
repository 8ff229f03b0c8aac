import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Has the page drawn in the few colours of a system with high contrast, or as usual again. */
    forceColours: (forced: boolean) => Promise<void>;
  }
}

/** The command of the browser's side; see `.storybook/user-preferences.ts`. */
export const forceColours: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
