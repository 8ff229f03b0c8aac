import { toast } from '@niramaya/ui';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { toaster } from '../libs/ui/src/toast/toastStore';
import { stopClock } from './clock';
import { freeStorage } from './decorators/withDevice';
import { forgetUnhandled, refuseUnhandled } from './network';
import { setStoryTheme } from './theme';

/** Removes the style with which Storybook pauses a story after its play function. It stays when a check fails. */
function removePause() {
  for (const style of document.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
}

const { create } = toaster;
// No screenshot depends on how long a toast stays. A story about that has a shorter duration than any in the shop.
if (import.meta.env.VITEST_STORYBOOK !== undefined)
  toaster.create = ({ duration = Infinity, ...options }) =>
    create({ ...options, duration: duration < 1000 ? duration : Infinity });

/** Clears what one story may leave for the next, and waits for the fonts, so that every screenshot has them. */
export async function settle(context: StoryContext<ReactRenderer>) {
  removePause();
  setStoryTheme(undefined);
  stopClock();
  freeStorage();
  localStorage.clear();
  sessionStorage.clear();
  toast.dismissAll();
  forgetUnhandled();
  // The history state holds the scroll position of the previous story, and the shop would restore it.
  window.history.replaceState({}, '');
  delete document.body.dataset.story;
  document.body.dataset.playing = context.id;
  // A page does not use an optional font that loads late (`fonts.css`).
  await document.fonts.load('1rem "Anek Latin Variable"', 'A₹');
  await document.fonts.ready;
}

/** Marks the story as settled and adds the rows that it proves to the test report. */
export function reportRequirements(context: StoryContext<ReactRenderer>) {
  document.body.dataset.story = 'settled';
  refuseUnhandled();
  const requirements: unknown = context.parameters.requirements;
  if (Array.isArray(requirements)) {
    context.reporting.addReport({ type: 'requirements', version: 1, result: { ids: requirements }, status: 'passed' });
  }
}
