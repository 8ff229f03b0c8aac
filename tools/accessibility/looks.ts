/** What axe found when a story was last looked at. */
export interface Looks {
  /** ISO 8601. */
  readonly checkedAt: string;
  /** `light-1280`, as in `tools/visual/modes.ts`. */
  readonly modes: readonly string[];
  /** Rules that had something to look at and found nothing, summed over the modes. */
  readonly passed: number;
  readonly violations: readonly { readonly mode: string; readonly rule: string }[];
}

/** What the preview says of a story, among what the runner keeps of a test. */
export interface StoryMeta {
  readonly storyId?: string;
  readonly reports?: readonly { readonly type: string; readonly result?: unknown }[];
}

/**
 * Lays a run over what was known: a story that ran is known anew, the others stay as they were found.
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
