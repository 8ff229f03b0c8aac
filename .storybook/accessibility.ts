import axe, { type AxeResults, type ElementContext, type Result, type RunOptions, type Spec } from 'axe-core';

export interface AccessibilityParameter {
  readonly config?: Spec;
  readonly options?: RunOptions;
  readonly context?: ElementContext;
  readonly test?: 'error' | 'todo' | 'off';
}

/** A story is a piece of a page: it need not have landmarks. */
const offEverywhere = [{ id: 'region', enabled: false }];

/** Lets axe look at what is on the screen, with the rules of `parameters.a11y`. */
export async function checkAccessibility({ config, options, context }: AccessibilityParameter): Promise<AxeResults> {
  axe.reset();
  const rules = [...offEverywhere, ...(config?.rules ?? [])];
  axe.configure({ ...config, rules });
  // `runOnly` brings rules back that the configuration has switched off.
  const off = Object.fromEntries(
    rules.filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]),
  );
  const all = { ...off, ...options?.rules };
  // Every rule is checked; only of what is broken are the places looked up, which takes long.
  return axe.run(context ?? document.body, { ...options, resultTypes: ['violations'], rules: all });
}

/** One line for each rule that is broken, with the elements and what to mend. */
export const describeViolations = (violations: readonly Result[]): string[] =>
  violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, html, failureSummary }) => {
      const reason = failureSummary?.split('\n').slice(1).join(' ').trim();
      return `    ${String(target)}: ${reason}\n      ${html.slice(0, 160)}`;
    });
    return [`${id}: ${help} (${nodes.length})`, ...places].join('\n');
  });
