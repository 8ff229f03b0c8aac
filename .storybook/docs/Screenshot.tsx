import { use } from 'react';
import { screenshotName } from '../modes';
import { DocsTheme } from './DocsFrame';

/** The addresses of the screenshots that the tests compare, by path. A small file stays a file. */
const files = import.meta.glob<string>('../screenshots/ui/*.png', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Returns the screenshot of a story in a theme, or in the only one that a story sets for itself. */
function screenshotOf(importPath: string, id: string, theme: string): string | undefined {
  const name = screenshotName(importPath.slice('./'.length), id);
  const inTheme = (wanted: string) =>
    Object.keys(files).find((path) => path.startsWith(`../screenshots/${name}-${wanted}-`));
  const path = inTheme(theme) ?? inTheme('light') ?? inTheme('dark');
  return path && files[path];
}

interface ScreenshotProps {
  /** The file of the story, such as './libs/ui/src/Button/Button.stories.tsx'. */
  readonly importPath: string;
  /** The id of the story, such as 'ui-button--default'. */
  readonly id: string;
  /** The text for screen readers. It is empty if the name of the story is next to the picture. */
  readonly alt: string;
  /** The greatest height, in px. By default the picture is as high as its width makes it. */
  readonly maxHeight?: number;
}

/** The accepted screenshot of a story, in the theme of the docs page. It renders nothing for a story without one. */
export function Screenshot({ importPath, id, alt, maxHeight }: ScreenshotProps) {
  const src = screenshotOf(importPath, id, use(DocsTheme));
  if (src === undefined) return null;
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      style={{
        // A picture is never larger than the story, because it would be blurred.
        maxWidth: '100%',
        maxHeight,
        objectFit: 'contain',
        objectPosition: 'top left',
        border: '1px solid var(--n-colors-border)',
      }}
    />
  );
}
