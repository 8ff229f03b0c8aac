import { expect, test } from 'vitest';
import { assistive } from '../../.storybook/docs/assistive';
import { rulesAsMarkdown, rulesFor, writingRules } from '../../.storybook/docs/writing';

/** The components without a text of their own. */
const withoutRules = ['BottomBar', 'Skeleton', 'Spinner'];

test('each component with a text has a rule for it, and each rule names components', () => {
  const components = Object.keys(assistive);
  expect(components.filter((name) => rulesFor(name).length === 0)).toEqual(withoutRules);
  const named = writingRules.flatMap((rule) => rule.components);
  expect(named.filter((name) => !components.includes(name))).toEqual([]);
});

test('a rule is a line with a right and a wrong text', () => {
  expect(rulesAsMarkdown(rulesFor('LoadingText'))).toBe(
    '- **Loading:** The word _Loading_ and the content that will be here, without dots. **Do:** _Loading the offers_ **Don’t:** _Please wait…_',
  );
});
