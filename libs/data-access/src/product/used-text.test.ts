import { expect, test } from 'vitest';
import { usedText } from './used-text';

test.each([
  ['zinc  50', null, [], 'zinc  50'],
  ['acidiy', 'acidity', [], 'acidity'],
  ['Zincovit, zinc', null, ['zincovit'], 'zinc'],
  ['zincovit,zinc', null, ['zincovit'], 'zinc'],
  ['"zinc gloves"', null, ['gloves'], 'zinc'],
  ['Crème zinc Ｇｌｏｖｅｓ 50 mg', null, ['creme', 'gloves'], 'zinc 50 mg'],
  ['क्रोसिन znc', 'क्रोसिन zinc', ['क्रोसिन'], 'zinc'],
])('of “%s”, corrected to %s and without %j, the search has used “%s”', (typed, corrected, unsoldWords, used) => {
  expect(usedText(typed, { corrected, unsoldWords })).toBe(used);
});
