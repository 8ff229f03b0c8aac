import axe, { type AxeResults, type ElementContext, type Result, type RunOptions, type Spec } from 'axe-core';

export interface AccessibilityParameter {
  readonly config?: Spec;
  readonly options?: RunOptions;
  readonly context?: ElementContext;
  readonly test?: 'error' | 'todo' | 'off';
}

/** Rules that are off for every story. A story is a piece of a page and needs no landmarks. */
const offEverywhere = [{ id: 'region', enabled: false }];

/** Runs axe on what is on the screen, with the rules of `parameters.a11y`. */
export async function checkAccessibility({ config, options, context }: AccessibilityParameter): Promise<AxeResults> {
  axe.reset();
  const rules = [...offEverywhere, ...(config?.rules ?? [])];
  axe.configure({ ...config, rules });
  // `runOnly` enables rules again that the configuration has disabled.
  const off = Object.fromEntries(
    rules.filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]),
  );
  const all = { ...off, ...options?.rules };
  // axe checks every rule. It looks up the elements of broken rules only, because that takes long.
  return axe.run(context ?? document.body, { ...options, resultTypes: ['violations'], rules: all });
}

/** Returns one line for each broken rule, with its elements and how to fix it. */
export const describeViolations = (violations: readonly Result[]): string[] =>
  violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, html, failureSummary }) => {
      const reason = failureSummary?.split('\n').slice(1).join(' ').trim();
      return `    ${String(target)}: ${reason}\n      ${html.slice(0, 160)}`;
    });
    return [`${id}: ${help} (${nodes.length})`, ...places].join('\n');
  });
