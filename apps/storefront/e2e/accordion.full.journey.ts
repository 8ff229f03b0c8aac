import { expect, test } from './support/journey.ts';

for (const { motion, opens } of [
  { motion: 'no-preference', opens: 'by its height' },
  { motion: 'reduce', opens: 'at once' },
] as const)
  test(`an answer opens ${opens} (prefers-reduced-motion: ${motion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/consultdoctor');
    const details = page.locator('details', { hasText: 'Can I get a faster reply in the free tier?' });
    await details.scrollIntoViewIfNeeded();
    const height = async () => (await details.boundingBox())!.height;
    const closed = await height();

    // 200 ms become 20 s, because a busy machine would otherwise look too late. The content is in the browser's own
    // shadow tree. Neither `getAnimations` nor `transitionrun` reports it there.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    const early = await height();
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 100 });
    await expect.poll(height).toBeGreaterThan(closed + 40);
    const open = await height();

    if (motion === 'reduce') expect(early).toBe(open);
    else expect(early).toBeLessThan(open);
    await expect(details.getByText('A fee from 50 rupees moves your question to the front.')).toBeVisible();
  });
