import type { Page } from 'playwright';

interface Extracted {
  readonly parameters: { readonly chromatic?: { readonly modes?: Readonly<Record<string, unknown>> } };
}

/**
 * Reads from the built Storybook, as Chromatic does, the modes in which each story is captured.
 * @param page the preview
 * @returns names in the form of the baselines: `ui-price--default.light-1280`
 */
export const readPublished = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, Extracted>> };
    };
    return Object.entries(await preview.extract()).flatMap(([id, { parameters }]) =>
      Object.keys(parameters.chromatic?.modes ?? {}).map((mode) => `${id}.${mode}`),
    );
  });

/** @returns a sentence for each screenshot that only Chromatic or only this project takes */
export function publishedFaults(published: readonly string[], accepted: readonly string[]): string[] {
  const [theirs, ours] = [new Set(published), new Set(accepted)];
  return [
    ...published
      .filter((name) => !ours.has(name))
      .map((name) => `Chromatic takes ${name}, of which there is no accepted picture.`),
    ...accepted.filter((name) => !theirs.has(name)).map((name) => `Chromatic does not take ${name}.`),
  ];
}
