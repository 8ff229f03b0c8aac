import type { Page } from 'playwright/test';

/** Unfolds a group of links of the footer, which is folded on a phone. */
export async function unfold(page: Page, group: 'Information' | 'Policies' | 'Our services'): Promise<void> {
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: group });
  if (!(await links.locator('a, button').first().isVisible()))
    await links.getByRole('heading', { name: group, exact: true }).click();
}
