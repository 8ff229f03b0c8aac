import type { Advice } from '../../../libs/ui/src/stories/advice';

const files = import.meta.glob<Advice>('../../../libs/*/src/**/*.advice.ts', { eager: true, import: 'advice' });

/** Maps each component to its docs page, with the id that the sidebar uses: `Logo` is at `ui-art-logo--docs`. */
const pages = new Map(
  Object.keys(files).flatMap((file) => {
    const [, lib, below] = /libs\/([^/]+)\/src\/(.+)\.advice\.ts$/.exec(file) ?? [];
    if (!lib || !below) return [];
    const folders = below.split('/');
    const name = folders.pop() ?? '';
    if (folders.at(-1) === name) folders.pop();
    return [[name, `${[lib, ...folders, name].join('-').toLowerCase()}--docs`] as const];
  }),
);

/** Returns the advice file that is beside a stories file, or `undefined`. */
export const adviceBeside = (storiesFile: string): Advice | undefined =>
  files[storiesFile.replace(/^\.\//, '../../../').replace('.stories.tsx', '.advice.ts')];

/** Turns component names in the text into links to their pages. The component of the current page gets no link. */
export const linked = (text: string, self: string): string =>
  text.replaceAll(/`([A-Z]\w+)`/g, (code, name: string) => {
    const page = name === self ? undefined : pages.get(name);
    return page ? `[${code}](?path=/docs/${page})` : code;
  });
