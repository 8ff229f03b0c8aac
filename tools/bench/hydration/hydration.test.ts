import { describe, expect, it } from 'vitest';
import { plainModule } from './plain.ts';
import { hydrationTable, ratio } from './table.ts';

const rounds = (...times: readonly (readonly [coldMs: number, warmMs: number])[]) =>
  times.map(([coldMs, warmMs]) => ({ coldMs, warmMs }));

describe('the table of forms', () => {
  const plain = { name: 'plain', rounds: rounds([10, 2], [20, 2], [10, 2]) };
  const ours = { name: 'ours', rounds: rounds([15, 3], [30, 3], [90, 3]) };

  it('compares each round with the same round of the first form, so that a busy moment hits both', () => {
    expect(ratio(ours, plain, 'coldMs')).toBe(1.5);
    expect(ratio(plain, plain, 'coldMs')).toBe(1);
  });

  it('has the medians and the ratios of each form', () => {
    expect(hydrationTable([plain, ours])).toContain('| ours | 30.0 | 1.50 | 3.0 | 1.50 |');
  });
});

it('writes elements as a component with their classes, styles, texts and what is clicked', () => {
  const card = {
    tag: 'article',
    attributes: { class: 'abcd', style: 'aspect-ratio:1;width:100%' },
    children: ['Zinc', { tag: 'button', attributes: { type: 'button' }, children: [] }],
  };
  expect(plainModule([card])).toContain(
    `const Card0 = () => createElement("article", {"className":"abcd","style":{"aspectRatio":"1","width":"100%"}}, "Zinc", createElement("button", { ...{"type":"button"}, onClick: press }));`,
  );
});
