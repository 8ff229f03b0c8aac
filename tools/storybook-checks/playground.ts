import type { Page } from 'playwright';

/** The docs page that runs the code examples. */
export const playground = 'start-here-playground--docs';

/**
 * Selects each example on the playground page.
 * @param page open at the playground
 * @param troubles collects the console errors
 * @param found called for each example with its faults, as text
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
