import { expect, test } from 'vitest';
import { isHomeopathy, isKnownTopic, searchOfTopic, topicCopy } from './topics.ts';

test.each(['constructor', '__proto__', 'toString'])(
  'a link with the topic %s gets the search of an unknown one',
  (name) => {
    expect([searchOfTopic(name), isKnownTopic(name)]).toEqual([`"${name}"`, false]);
  },
);

test('a featured brand is a known topic, and its name is searched as it is', () => {
  expect([searchOfTopic('Calmag'), isKnownTopic('Calmag')]).toEqual(['"Calmag"', true]);
});

test('the whole list answers a homeopathy product of the home screen, without a search', () => {
  expect([isHomeopathy('Ferrum Phos 6X'), searchOfTopic('Ferrum Phos 6X')]).toEqual([true, null]);
});

test('the highest number that the API counts is shown as a lower limit', () => {
  const texts = [1, 999, 1_000].map((count) => topicCopy.products('Skin Care', count));
  expect(texts).toEqual([
    'Skin Care: show 1 product',
    'Skin Care: show 999 products',
    'Skin Care: show 1,000 or more products',
  ]);
});
