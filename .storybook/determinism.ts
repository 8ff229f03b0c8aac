import { toast } from '@niramaya/ui';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { startClock } from './clock';
import { startRun } from '../tools/visual/current-run';
import { freeStorage } from './decorators/withDevice';
import { forgetUnhandled, refuseUnhandled } from './network';
import { letMove } from './settled';
import { setStoryTheme } from './theme';

/** Clears what one story may leave for the next, and waits for the fonts, so that every screenshot has them. */
export async function settle(context: StoryContext<ReactRenderer>) {
  startRun(context);
  letMove();
  setStoryTheme(undefined);
  startClock();
  freeStorage();
  localStorage.clear();
  sessionStorage.clear();
  toast.dismissAll();
  forgetUnhandled();
  // The history state holds the scroll position of the previous story, and the shop would restore it.
  window.history.replaceState({}, '');
  delete document.body.dataset.story;
  document.body.dataset.playing = context.id;
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
