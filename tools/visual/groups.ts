import type { Box } from './areas.ts';
import type { Cause } from './causes.ts';
import type { PictureResult } from './results.ts';

/** A screenshot, and where in it the cause of its group is visible. */
export interface Shown {
  readonly result: PictureResult;
  readonly box: Box | undefined;
}

/** Screenshots that a person reviews together, because one change affects them all. */
export interface Group {
  /** What has changed, as a heading. */
  readonly title: string;
  /** Further details of the change: `#43514c → #45534e`. */
  readonly details: readonly string[];
  readonly shown: readonly Shown[];
}

/** Returns `ui-button` for `ui-button--default`. */
export const componentOf = (story: string): string => story.split('--')[0] ?? story;

interface Draft {
  readonly title: string;
  readonly details: Set<string>;
  readonly shown: Shown[];
}

/**
 * Groups the differences by cause: a colour of the theme, the rule of what is rendered there, or else the component of
 * the story. A screenshot with several causes belongs to the group of each. New screenshots, and those that never
 * settle, are grouped by component. The largest group comes first.
 */
export function groupsOf(faults: readonly PictureResult[]): Group[] {
  const drafts = new Map<string, Draft>();
  const add = (title: string, shown: Shown, detail?: string) => {
    const draft = drafts.get(title) ?? { title, details: new Set<string>(), shown: [] };
    drafts.set(title, draft);
    if (detail !== undefined) draft.details.add(detail);
    if (!draft.shown.some(({ result }) => result === shown.result)) draft.shown.push(shown);
  };
  for (const result of faults)
    if (result.verdict === 'different' && result.causes.length > 0)
      for (const cause of result.causes)
        add(titleOf(cause, result), { result, box: cause.box }, detailOf(cause, result));
    else add(`${words[result.verdict]} ${componentOf(result.story)}`, { result, box: undefined });
  return [...drafts.values()]
    .map(({ title, details, shown }) => ({ title, details: [...details].toSorted(), shown }))
    .toSorted((one, other) => other.shown.length - one.shown.length || (one.title < other.title ? -1 : 1));
}

const words = {
  same: 'Alike:',
  different: 'Changed:',
  missing: 'New:',
  restless: 'Never still:',
} as const satisfies Record<PictureResult['verdict'], string>;

function titleOf(cause: Cause, { story }: PictureResult): string {
  if (cause.kind === 'colour') return `The colour ${cause.what}`;
  return cause.what ? `The rule ${cause.what}` : `Changed: ${componentOf(story)}`;
}

function detailOf(cause: Cause, { mode }: PictureResult): string | undefined {
  if (cause.kind !== 'colour') return undefined;
  return `${mode.startsWith('dark') ? 'dark' : 'light'}: ${cause.from} → ${cause.to}`;
}
