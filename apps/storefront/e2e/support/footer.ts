import type { Page } from 'playwright/test';

/** A phone folds the groups. */
export async function unfold(page: Page, group: 'Information' | 'Policies' | 'Our services'): Promise<void> {
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: group });
  if (!(await links.locator('a, button').first().isVisible()))
    await links.getByRole('heading', { name: group, exact: true }).click();
}
