// Whether documents and sources use the words of the field, and not those that this project once had for itself.
import { describe, expect, test } from 'vitest';
import { documents, readDocument } from './documents.ts';
import { allowed, houseWords, houseWordsInDocument, houseWordsInNames, houseWordsInProse } from './house-words.ts';
import { faultsIn, faultsOfSources } from './source-faults.ts';
import { readSourceText } from './source-text.ts';

/** All sources are parsed. */
const patience = 120_000;
const here = 'libs/ui/src/Button/Button.tsx';

describe('documents', () => {
  test.each(documents)('%s has no house word', (file) => {
    expect(houseWordsInDocument(readDocument(file), file)).toEqual([]);
  });

  test('a house word is found in a sentence, a list and a table, and not in code', () => {
    const page =
      '# Title\n\nOne press on `press` is enough.\n\n- whoever comes\n\n| a |\n| - |\n| drawn anew |\n\n```\nthe door\n```\n';
    expect(houseWordsInDocument(page, 'docs/page.md').map((fault) => fault.split(':')[0])).toEqual([
      '"press"',
      '"whoever"',
      '"draw anew"',
      '"anew"',
    ]);
  });
});

describe('sources', () => {
  test(
    'have no house word',
    () => {
      expect(faultsOfSources()).toEqual([]);
    },
    patience,
  );

  test('one in a comment, in a name and in a path is a fault', () => {
    expect(faultsIn('libs/ui/src/Card.ts', '/** Drawn anew. */\nexport const onPress = 1;')).toEqual([
      'libs/ui/src/Card.ts has "draw anew": write render, re-render',
      'libs/ui/src/Card.ts has "anew": write again, or a verb with re-',
      'libs/ui/src/Card.ts has "press": write click; a key is pressed',
    ]);
    expect(faultsIn('libs/data-access/src/keptAnswers.ts', '')).toHaveLength(1);
  });

  test('a sentence of more than 25 words in a comment is a fault, over several lines and behind a tag too', () => {
    const words = (count: number) => `A${' word'.repeat(count - 1)}.`;
    const code = `
      // ${'A word '.repeat(7)}
      // ${words(12)}
      /**
       * ${words(25)}
       *
       * - ${words(25)}
       * @returns ${words(26)}
       */
      export const a = 1; // ${words(25)}
    `;
    expect(faultsIn(here, code)).toHaveLength(2);
  });

  test('comments, declared names and test titles are read; texts, uses and imports are not', () => {
    const code = `
      import { standIn } from './standIn';
      /** Drawn anew. */
      export function Card({ onPress }: Props) {
        // One press.
        return <p title="door" onClick={onPress}>{/* early use */}whoever // it is</p>;
      }
      test.each(rows)('[CART-05] pressed twice', () => standIn(wishes));
    `;
    const { prose, names } = readSourceText('Card.tsx', code);
    expect(houseWordsInProse(prose, here)).toEqual({ 'draw anew': 1, anew: 1, 'early use': 1, press: 2 });
    expect(houseWordsInNames(names, here)).toEqual({ press: 1 });
  });
});

test.each([
  ['alive', 'The page comes to life.', 'The keep-alive header.'],
  ['draw anew', 'The component is drawn in light.', 'An icon is drawn on a grid of 24 px.'],
  ['dress', 'A wardrobe of styles.', 'The address of a wound dressing.'],
  ['late part', 'The late part of a screen.', 'The part of an overlay.'],
  ['door', 'The main door of the library.', 'Medicines at your door.'],
  ['answers of the API', 'It answers 404 there, from the kept answers.', 'The shopper answers the question.'],
  ['press', 'A press opens it.', 'Press Enter, or an arrow key; see `aria-pressed` and aria-pressed.'],
  ['photograph', 'A story is photographed.', 'A photograph of the prescription.'],
  ['accepted picture', 'The accepted pictures of a story.', 'The picture of a product.'],
  ['stand-in', 'Its stand-in says that.', 'Tables stand in rows.'],
  ['offer a route', 'Offers an address with its methods.', 'The offers of the shop.'],
])('"%s" is meant in its house sense alone', (word, house, ordinary) => {
  expect(houseWordsInProse(house, here)).toHaveProperty(word);
  expect(houseWordsInProse(ordinary, here)).toEqual({});
});

test('every exception names a word of the list and gives a reason', () => {
  const words = houseWords.map(({ word }) => word);
  expect(allowed.filter(({ word, reason }) => !words.includes(word) || reason === '')).toEqual([]);
  expect(houseWordsInProse('It is photographed.', 'libs/contract/src/prescription.ts')).toEqual({});
});
