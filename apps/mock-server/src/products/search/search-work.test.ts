import { editDistance } from '@niramaya/contract';
import { demoProducts } from '@niramaya/fixtures';
import { expect, it, vi } from 'vitest';
import { interpretations } from './interpret.ts';
import { Vocabulary } from './vocabulary.ts';
import { indexedWords } from './words.ts';

vi.mock('@niramaya/contract', async (original) => {
  const real = await original<{ editDistance: typeof editDistance }>();
  return { ...real, editDistance: vi.fn(real.editDistance) };
});

const words = new Set(demoProducts().flatMap(({ title }) => indexedWords(title)));
const mistyped = [...words]
  .filter((word) => /^[a-z]{7,}$/.test(word))
  .slice(0, 12)
  .map((word) => `${word.slice(0, 3)}x${word.slice(4)}`);

it('twelve mistyped words are each compared with the vocabulary once, in however many ways they are read', () => {
  const counted = vi.mocked(editDistance);
  const once = new Vocabulary(words);
  for (const word of mistyped) once.corrections(word);
  const comparisons = counted.mock.calls.length;
  expect(comparisons).toBeGreaterThan(mistyped.length);
  expect(comparisons).toBeLessThan((mistyped.length * words.size) / 4);

  counted.mockClear();
  const ways = [...interpretations(mistyped.join(' '), new Vocabulary(words))];
  expect(ways.length).toBeGreaterThan(3);
  expect(counted.mock.calls.length).toBe(comparisons);
});
