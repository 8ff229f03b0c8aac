/** A docs page or a story of Storybook's index. */
export interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly name: string;
  /** `./libs/ui/src/Button/Button.stories.tsx`. */
  readonly importPath: string;
  readonly tags: readonly string[];
}
