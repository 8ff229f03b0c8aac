/** The axe results of a story from its last run. */
export interface Looks {
  /** ISO 8601. */
  readonly checkedAt: string;
  /** `light-1280`, as in `tools/visual/modes.ts`. */
  readonly modes: readonly string[];
  /** The number of rules that applied and found nothing, summed over the modes. */
  readonly passed: number;
  readonly violations: readonly { readonly mode: string; readonly rule: string }[];
}

/** The part of the metadata of a test that the preview writes about a story. */
export interface StoryMeta {
  readonly storyId?: string;
  readonly reports?: readonly { readonly type: string; readonly result?: unknown }[];
}

/**
 * Merges the results of a run into the known results. Stories that ran get new results; the others keep theirs.
 * @param checkedAt ISO 8601
 */
export function withRun(
  known: Readonly<Record<string, Looks>>,
  tests: readonly StoryMeta[],
  checkedAt: string,
): Record<string, Looks> {
  const found = tests.flatMap(({ storyId, reports }) => {
    const report = reports?.find(({ type }) => type === 'looks');
    return storyId && report ? [[storyId, { checkedAt, ...(report.result as Omit<Looks, 'checkedAt'>) }] as const] : [];
  });
  return { ...known, ...Object.fromEntries(found) };
}
