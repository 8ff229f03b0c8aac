import type { Advice } from '../../../libs/ui/src/stories/advice';

const files = import.meta.glob<Advice>('../../../libs/*/src/**/*.advice.ts', { eager: true, import: 'advice' });

/** Pages by the name of their component, as the sidebar addresses them: `Logo` is at `ui-art-logo--docs`. */
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

/** The advice that stands beside a file of stories, if there is any. */
export const adviceBeside = (storiesFile: string): Advice | undefined =>
  files[storiesFile.replace(/^\.\//, '../../../').replace('.stories.tsx', '.advice.ts')];

/** Makes links of the components that are named, except of the one whose page this is. */
export const linked = (text: string, self: string): string =>
  text.replaceAll(/`([A-Z]\w+)`/g, (code, name: string) => {
    const page = name === self ? undefined : pages.get(name);
    return page ? `[${code}](?path=/docs/${page})` : code;
  });
