import { expect, test } from 'vitest';
import { publishedFaults } from './published.ts';

test('a picture that only one of us takes is named', () => {
  const both = 'ui-chip--default.light-360';
  expect(publishedFaults([both], [both])).toEqual([]);
  expect(publishedFaults([both, 'ui-chip--default.dark-1280'], [both, 'ui-chip--variants.dark-360'])).toEqual([
    'Chromatic takes ui-chip--default.dark-1280, of which there is no accepted picture.',
    'Chromatic does not take ui-chip--variants.dark-360.',
  ]);
});
