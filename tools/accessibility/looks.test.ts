import { expect, test } from 'vitest';
import { withRun, type Looks } from './looks.ts';

const before: Looks = { checkedAt: '2026-02-01T00:00:00.000Z', modes: ['light-1280'], passed: 30, violations: [] };

test('a story that ran is known again, the others stay as they were found', () => {
  const broken = { modes: ['light-1280'], passed: 29, violations: [{ mode: 'light-1280', rule: 'label' }] };
  const tests = [
    { storyId: 'ui-chip--default', reports: [{ type: 'requirements' }, { type: 'looks', result: broken }] },
    { storyId: 'ui-chip--broken-before-axe', reports: [] },
    {},
  ];
  const known = { 'ui-chip--default': before, 'ui-badge--default': before };
  expect(withRun(known, tests, '2026-02-02T00:00:00.000Z')).toEqual({
    'ui-chip--default': { checkedAt: '2026-02-02T00:00:00.000Z', ...broken },
    'ui-badge--default': before,
  });
});
