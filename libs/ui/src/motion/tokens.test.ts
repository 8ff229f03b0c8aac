import { expect, it } from 'vitest';
import { motionTransition } from './tokens';

it('gives framer-motion the durations of the theme in seconds, and its easing as a curve', () => {
  const ease = [0.2, 0.7, 0.2, 1];
  expect(motionTransition('fast')).toEqual({ duration: 0.12, ease });
  expect(motionTransition('moderate')).toEqual({ duration: 0.2, ease });
  expect(motionTransition('slow')).toEqual({ duration: 0.32, ease });
});
