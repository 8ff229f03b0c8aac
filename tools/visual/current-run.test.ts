import { expect, it, vi } from 'vitest';
import { refuseLate, startRun } from './current-run.ts';

it('refuses an attempt of a story that its retry has replaced, and lets the page of the retry move', () => {
  const remove = vi.fn();
  const pause = { textContent: '* { animation-play-state: paused !important; }', remove };
  vi.stubGlobal('document', { querySelectorAll: () => [pause] });
  const [attempt, retry] = [{ id: 'ui-badge--default' }, { id: 'ui-badge--default' }];
  startRun(attempt);
  refuseLate(attempt);
  startRun(retry);
  remove.mockClear();
  refuseLate(retry);
  expect(remove).not.toHaveBeenCalled();
  expect(() => refuseLate(attempt)).toThrow('ui-badge--default took too long: another run is on the screen by now.');
  expect(remove).toHaveBeenCalledOnce();
});
