const files = import.meta.glob<string>('../../../libs/ui/src/**/*.usage.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the usage code beside a file of stories, if there is any. */
export const usageBeside = (storiesFile: string): string | undefined =>
  files[storiesFile.replace(/^\.\//, '../../../').replace('.stories.tsx', '.usage.tsx')]?.trim();
