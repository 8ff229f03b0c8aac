// Navigates to a docs page of the built Storybook without a reload, as the sidebar does, and reads it.
import type { Page } from 'playwright';
import type { SeenPage } from './faults.ts';

/** Stops frames from loading: a frame loads when it comes near the viewport, and the observer never reports that. */
export function keepFramesAway(): void {
  window.IntersectionObserver = class extends IntersectionObserver {
    override observe(): void {}
  };
}

/**
 * Navigates to a page and waits until the page and its inline stories are rendered.
 * @param patience the most ms to wait
 * @returns a sentence for each thing that was not rendered
 */
export const turnPage = (page: Page, id: string, patience: number): Promise<string[]> =>
  page.evaluate(
    ([wanted, most]) =>
      new Promise<string[]>((resolve) => {
        interface Channel {
          on: (event: string, listener: (what: unknown) => void) => void;
          off: (event: string, listener: (what: unknown) => void) => void;
          emit: (event: string, what: unknown) => void;
        }
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const ended = new Set<unknown>();
        let rendered = false;
        const onRendered = (what: unknown) => {
          rendered ||= what === wanted;
        };
        const onEnded = (what: unknown) => void ended.add((what as { storyId: string }).storyId);
        channel.on('docsRendered', onRendered);
        channel.on('storyFinished', onEnded);
        const startedAt = performance.now();
        const look = () => {
          const waiting = [...document.querySelectorAll('[data-story-block]')]
            .filter((block) => !block.querySelector(':scope > pre'))
            .map((block) => block.id.replace('story--', ''))
            .filter((story) => !ended.has(story));
          const late = performance.now() - startedAt > most;
          const failed = document.body.classList.contains('sb-show-errordisplay');
          if (!late && !failed && (!rendered || waiting.length > 0)) return void setTimeout(look, 20);
          channel.off('docsRendered', onRendered);
          channel.off('storyFinished', onEnded);
          resolve([
            ...(rendered ? [] : ['It is never rendered.']),
            ...waiting.map((story) => `The story ${story} in it does not end.`),
          ]);
        };
        channel.emit('setCurrentStory', { storyId: wanted, viewMode: 'docs' });
        look();
      }),
    [id, patience] as const,
  );

/** Reads the content of the open page. */
export const readPage = (page: Page): Promise<SeenPage> =>
  page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('#storybook-docs');
    const all = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const error = document.querySelector<HTMLElement>('#error-message');
    const broken = document.body.classList.contains('sb-show-errordisplay');
    return {
      // An inline story may have headings of its own.
      titles: all('h1')
        .filter((heading) => !heading.closest('[data-story-block]'))
        .map((heading) => heading.innerText),
      letters: broken ? 0 : (root?.innerText ?? '').length,
      troubles: [
        ...(broken ? [(error?.innerText ?? '').slice(0, 300)] : []),
        ...all('[data-story-block] > pre').map((trouble) => trouble.innerText.slice(0, 300)),
      ],
      links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
      untyped: all('.docblock-argstable-body > tr')
        .filter(({ children: [, type] }) => /^(unknown|-?)$/.test(type?.textContent.trim() ?? '-'))
        .map(({ children: [name] }) => name?.textContent.replace('*', '') ?? ''),
      plainTables: all('p').filter((text) => /\|\s*-{3,}/.test(text.innerText)).length,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    };
  });

/** Scrolls each frame into the viewport, one by one. @returns the names of the frames that stay empty */
export async function waitForFrames(page: Page): Promise<string[]> {
  const empty: string[] = [];
  for (const frame of await page.locator('#storybook-docs iframe').all()) {
    await frame.scrollIntoViewIfNeeded();
    const content = frame.contentFrame().locator('#storybook-root:has(h1, h2, p, button)');
    const isRendered = await content.waitFor().then(
      () => true,
      () => false,
    );
    if (!isRendered) empty.push((await frame.getAttribute('title')) ?? '');
  }
  return empty;
}
