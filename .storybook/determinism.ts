import { toast } from '@niramaya/ui';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { toaster } from '../libs/ui/src/toast/toastStore';
import { freeStorage } from './decorators/withDevice';
import { forgetUnhandled, rejectUnhandled } from './network';
import { setStoryTheme } from './theme';

const now = Date.parse('2026-02-03T10:30:00+05:30');

/** A proxy, so that earlier dates remain instances of `Date`. */
const storyDate = new Proxy(Date, {
  construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now]) as Date,
  get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
});

/** Storybook's pause style remains if a check fails. */
function removePause() {
  for (const style of document.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
}

const { create } = toaster;
if (import.meta.env.VITEST_STORYBOOK !== undefined)
  toaster.create = ({ duration = Infinity, ...options }) =>
    create({ ...options, duration: duration < 1000 ? duration : Infinity });

/** Resets storage, clock, theme and toasts between stories. */
export async function settle(context: StoryContext<ReactRenderer>) {
  removePause();
  setStoryTheme(undefined);
  globalThis.Date = storyDate;
  freeStorage();
  localStorage.clear();
  sessionStorage.clear();
  toast.dismissAll();
  forgetUnhandled();
  // It holds the previous story's scroll position.
  window.history.replaceState({}, '');
  delete document.body.dataset.story;
  document.body.dataset.playing = context.id;
  // A page ignores an optional font that loads late.
  await document.fonts.load('1rem "Anek Latin Variable"', 'A₹');
  await document.fonts.ready;
}

/** Reports the requirement ids of a passed story. */
export function reportRequirements(context: StoryContext<ReactRenderer>) {
  document.body.dataset.story = 'settled';
  rejectUnhandled();
  const requirements: unknown = context.parameters.requirements;
  if (Array.isArray(requirements)) {
    context.reporting.addReport({ type: 'requirements', version: 1, result: { ids: requirements }, status: 'passed' });
  }
}
