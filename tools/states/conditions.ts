import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isScreen } from '../visual/pictured.ts';
import { parts } from './parts.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The sources of a component and of its stories. */
export interface Styled {
  readonly component: string;
  /** The sources with its styles, without comments. */
  readonly styles: string;
  /** The sources of the stories that show it. */
  readonly stories: string;
  /** Whether a screen shows it. Screens have tablet screenshots by default. */
  readonly inScreen?: boolean;
}

interface Condition {
  /** Matches a style that applies only under the condition: properties such as `_hover`, or selectors for it. */
  readonly used: RegExp;
  /** Matches a story that shows it. */
  readonly shown: RegExp;
  /** What to do if no story matches. */
  readonly remedy: string;
}

const pseudo = 'show it in PseudoStates, with <Pseudo>, pointAtAll() or data-hover, data-focus-visible, data-active';

/**
 * The conditions that change a component's look and that its first story may not show. Dark is a mode of every story.
 */
const conditions: Readonly<Record<string, Condition>> = {
  hover: { used: /\b_hover\b|&:hover/, shown: /<Pseudo\b|pointAtAll\(|data-hover/, remedy: pseudo },
  'focus-visible': {
    used: /\b_focus(?:Visible|Within)\b|:focus-(?:visible|within)/,
    // The screenshot at the end of a story shows the focus ring of the focused element.
    shown: /<Pseudo\b|pointAtAll\(|data-focus-visible|toHaveFocus|activeElement/,
    remedy: pseudo,
  },
  active: { used: /\b_active\b/, shown: /<Pseudo\b|data-active/, remedy: pseudo },
  disabled: { used: /\b_disabled\b/, shown: /\b(?:D|d|isD)isabled\b|toBeDisabled/, remedy: 'write the story Disabled' },
  selected: {
    used: /\b_(?:selected|checked|pressed|current)\b|\[aria-(?:selected|pressed|current)|:checked/,
    shown: /selected|checked|pressed|current|value:/i,
    remedy: 'write a story with something chosen',
  },
  invalid: { used: /\b_invalid\b/, shown: /\binvalid\b|\berror\b/i, remedy: 'write the story Invalid' },
  touch: {
    used: /\(pointer: coarse\)/,
    shown: /underMedia\('\(pointer: coarse\)'\)/,
    remedy: "write the story Touch, with underMedia('(pointer: coarse)')",
  },
  'the narrowest phones': {
    used: /\(max-width: 359px\)/,
    shown: /underMedia\('\(max-width: 359px\)'\)/,
    remedy: "write a story with underMedia('(max-width: 359px)')",
  },
  'forced colours': {
    used: /\(forced-colors: active\)/,
    shown: /colours: 'forced'/,
    remedy: "write the story ForcedColours, with globals: { colours: 'forced' }",
  },
  'reduced motion': {
    used: /@media \(prefers-reduced-motion\b|\b_motion(?:Reduce|Safe)\b/,
    shown: /prefers-reduced-motion|\bwantMotion\b|\bheldTransitions\b/,
    remedy:
      'write a behaviour story that asserts what moves, with wantMotion or underMedia, and what stands still without',
  },
  print: {
    used: /\b_print\b|@media [^'{]*\bprint\b/,
    shown: /underMedia\('print'\)/,
    remedy: "write the story Printed, with underMedia('print')",
  },
  tablet: {
    // Component sizes have the same names, and have objects as values.
    used: /\b(?:sm|md|lg): (?!\{)|\b(?:sm|md|lg)(?:Down|Only)\b|\bhide(?:Below|From)\b/,
    shown: /'w(?:600|768|1024)'/,
    remedy: "give its meta parameters: { alsoAt: 'w768' }",
  },
};

/** @returns a sentence for each condition of a component's styles that none of its stories shows */
export const conditionFaults = (components: readonly Styled[]): string[] =>
  components.flatMap(({ component, styles, stories, inScreen = false }) =>
    Object.entries(conditions)
      .filter(([name, { used, shown }]) => {
        const isShown = shown.test(stories) || (name === 'tablet' && inScreen);
        return used.test(styles) && !isShown;
      })
      .map(([name, { remedy }]) => `${component} has styles for ${name} and no story with it: ${remedy}.`),
  );

const read = (files: readonly string[]) => files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
const withoutComments = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

/** Folders that are not a component, by the component whose stories show them. */
const seenIn: Readonly<Record<string, string>> = {
  Field: 'TextField',
  TopBrands: 'HomeScreen',
  blocks: 'HomeScreen',
  notices: 'OfflineNotice',
};

const sources = (folder: string, depth: '*' | '**/*') =>
  read(
    globSync(`${folder}/${depth}.{ts,tsx}`, { cwd: root }).filter(
      (file) => !/\.(?:stories|test|advice)\.tsx?$/.test(file),
    ),
  );

/** Returns the pieces of the screens, one for each folder. Their own stories or those of the whole show them. */
export function readStyledScreens(): Styled[] {
  const folders = globSync(['libs/{feature-*,lazy}/src/**/*.tsx', 'apps/storefront/dev/*.tsx'], { cwd: root }).map(
    (file) => path.dirname(file),
  );
  return [...new Set(folders)].map((folder) => {
    const name = path.basename(folder);
    const whole = seenIn[name] ?? parts.get(name) ?? name;
    const library = folder.split('/').slice(0, 3).join('/');
    const stories = globSync([`${folder}/*.stories.tsx`, `${library}/${whole}/*.stories.tsx`], { cwd: root });
    return {
      component: folder,
      styles: withoutComments(sources(folder, '*')),
      stories: read([...new Set(stories)]),
      inScreen: isScreen(whole),
    };
  });
}

/** The components of the design system, by folder. The theme has no look, and the stories folder only shows others. */
export function readStyled(): Styled[] {
  const aside = new Set(['theme', 'stories', 'locale', 'motion', 'part', 'art']);
  return globSync('libs/ui/src/*/', { cwd: root })
    .map((folder) => folder.replace(/\/$/, ''))
    .filter((folder) => !aside.has(path.basename(folder)) && existsSync(path.join(root, folder)))
    .flatMap((folder) => {
      const hosts = [path.basename(folder), seenIn[path.basename(folder)] ?? path.basename(folder)];
      const stories = globSync(
        hosts.map((host) => `libs/ui/src/${host}/**/*.stories.tsx`),
        { cwd: root },
      );
      const styles = withoutComments(sources(folder, '**/*'));
      return [{ component: path.basename(folder), styles, stories: read(stories) }];
    });
}
