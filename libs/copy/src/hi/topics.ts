import { groupDigits, policy } from '@niramaya/contract';
import type { topicCopy as english } from '../en/topics.ts';
import type { Translated } from '../translated.ts';
import { topicNamesCopy } from './topic-names.ts';

export { isHomeopathy, isKnownTopic, isLabTest, searchOfTopic } from '../en/topics.ts';

/** Returns a counted number of products in words. The API counts no more than `policy.maxSearchMatches` of a search. */
const productsOf = (count: number): string =>
  `${groupDigits(String(count))} ${count >= policy.maxSearchMatches ? 'या ज़्यादा ' : ''}प्रोडक्ट`;

/** The texts of the line that leads from the whole list to the products of a topic. */
export const topicCopy: Translated<typeof english> = {
  products: (name, count) => `${topicNamesCopy.shown(name)}: ${productsOf(count)} देखें`,
  uncounted: (name) => `${topicNamesCopy.shown(name)}: प्रोडक्ट देखें`,
  none: (name) => `${topicNamesCopy.shown(name)}: इसके लिए अभी हमारे पास कोई प्रोडक्ट नहीं है। यह हमारे सभी प्रोडक्ट की सूची है।`,
};
