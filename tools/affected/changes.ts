/** Changed files, by how far what they change can reach. */
export interface Reach {
  /** Something that every story is made of or run by. */
  readonly everything: boolean;
  /** Files of projects that other projects may use; Nx knows which. */
  readonly shared: readonly string[];
  /** Files of stories: nobody else uses them. */
  readonly stories: readonly string[];
}

/** Read by nothing that draws. A picture accepted together with a change is no change by itself. */
const harmless = [
  /\.(md|mdx|advice\.ts)$/,
  /\.test\.tsx?$/,
  /^(docs|tools|\.github|\.ci|\.storybook\/(docs|pictures))\//,
  /^apps\/(?!storefront\/src\/)/,
  /^(LICENSE|playwright\.config\.ts|eslint\.config\.mjs|nx\.json|\.gitignore|\.prettier.*)$/,
];

/** Among the tools, those that the run of the stories itself is made of. */
const ofTheRun = /^tools\/(visual\/|chromium|browser-args\.ts)/;

/** Sorts changed files by how far each can reach among the stories; what is not known to be harmless reaches all. */
export function reachOf(files: readonly string[]): Reach {
  const counting = files.filter((file) => ofTheRun.test(file) || !harmless.some((pattern) => pattern.test(file)));
  const inProjects = counting.filter((file) => /^(libs|apps)\//.test(file));
  return {
    everything: inProjects.length < counting.length,
    shared: inProjects.filter((file) => !isStory(file)),
    stories: inProjects.filter(isStory),
  };
}

const isStory = (file: string): boolean => file.endsWith('.stories.tsx');
