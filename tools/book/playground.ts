import type { Page } from 'playwright';

/** The page with the code that can be copied, running. */
export const playground = 'start-here-playground--docs';

/**
 * Chooses each example on the page of the playground.
 * @param page open there
 * @param troubles collects what the console says
 * @param found told of each, with what is wrong in words
 */
export async function tryExamples(
  page: Page,
  troubles: string[],
  found: (name: string, faults: readonly string[]) => void,
): Promise<void> {
  const choice = page.getByLabel('Component');
  for (const name of await choice.locator('option').allInnerTexts()) {
    troubles.length = 0;
    await choice.selectOption({ label: name });
    const box = page.locator(`[data-example="${name}"]`);
    const isRendered = await box
      .locator(':scope > *')
      .first()
      .waitFor({ state: 'attached' })
      .then(
        () => true,
        () => false,
      );
    const code = (await page.locator('#storybook-docs pre').allTextContents()).join('\n');
    found(name, [
      ...troubles,
      ...(isRendered ? [] : ['It renders nothing.']),
      ...(code.includes(`<${name}`) ? [] : ['Its code is not shown.']),
    ]);
  }
}
