import { toast } from '@niramaya/ui';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { toaster } from '../libs/ui/src/toast/toastStore';
import { freeStorage } from './decorators/withDevice';
import { forgetUnhandled, rejectUnhandled } from './network';
import { setStoryTheme } from './theme';

/** The time of all stories: 3 February 2026, 10:30 in India, in ms since 1970. */
const now = Date.parse('2026-02-03T10:30:00+05:30');

/**
 * The `Date` of all stories. It is a proxy and not a subclass, so that dates from before the replacement are still
 * instances of `Date`.
 */
const storyDate = new Proxy(Date, {
  construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now]) as Date,
  get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
});

/**
 * Removes the style with which Storybook pauses animations during its checks. Storybook leaves it in the head of the
 * page if a check fails. A story may have a style of its own with the same words, which React removes.
 */
function removePause() {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
}

const { create } = toaster;
// In test runs a toast with a duration of 1 s or more stays until the story ends, so that a slow machine still finds
// it. A shorter one belongs to a story about its disappearance.
if (import.meta.env.VITEST_STORYBOOK !== undefined)
  toaster.create = ({ duration = Infinity, ...options }) =>
    create({ ...options, duration: duration < 1000 ? duration : Infinity });

/** Resets storage, clock, theme and toasts before each story. */
export async function settle() {
  removePause();
  setStoryTheme(undefined);
  globalThis.Date = storyDate;
  freeStorage();
  localStorage.clear();
  sessionStorage.clear();
  toast.dismissAll();
  forgetUnhandled();
  // The history entry has the scroll position of the story before, so its state is emptied.
  window.history.replaceState({}, '');
  // The font has `font-display: optional`: a page that has painted text in the fallback font keeps it, so each story
  // starts with the font loaded.
  await document.fonts.load('1rem "Anek Latin Variable"', 'A₹');
  await document.fonts.ready;
}

/**
 * Fails a story with an unanswered request. Otherwise reports its requirement ids, for the list that compares them with
 * the requirements.
 */
export function reportRequirements(context: StoryContext<ReactRenderer>) {
  rejectUnhandled();
  const requirements: unknown = context.parameters.requirements;
  if (Array.isArray(requirements)) {
    context.reporting.addReport({ type: 'requirements', version: 1, result: { ids: requirements }, status: 'passed' });
  }
}
