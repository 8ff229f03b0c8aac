import { toast } from '@niramaya/ui';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { startClock } from './clock';
import { freeStorage } from './decorators/withDevice';
import { forgetUnhandled, refuseUnhandled } from './network';

/** Clears what one story may leave for the next, and waits for the fonts so that no picture is taken without them. */
export async function settle({ id }: StoryContext<ReactRenderer>) {
  startClock();
  freeStorage();
  localStorage.clear();
  sessionStorage.clear();
  toast.dismissAll();
  forgetUnhandled();
  delete document.body.dataset.story;
  document.body.dataset.playing = id;
  await document.fonts.ready;
}

/** Marks the story as settled and carries the rows it proves into the test report. */
export function reportRequirements(context: StoryContext<ReactRenderer>) {
  document.body.dataset.story = 'settled';
  refuseUnhandled();
  const requirements: unknown = context.parameters.requirements;
  if (Array.isArray(requirements)) {
    context.reporting.addReport({ type: 'requirements', version: 1, result: { ids: requirements }, status: 'passed' });
  }
}
