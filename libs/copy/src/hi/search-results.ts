import type { searchResultsCopy as english } from '../en/search-results.ts';
import type { Translated } from '../translated.ts';
import { shellCopy } from './shell.ts';

const { matches } = shellCopy.search;

/** The texts of the results of the search field. A page loads them with the first search. */
export const searchResultsCopy: Translated<typeof english> = {
  matchesFor: (count, text) => `“${text}” के लिए ${matches(count)}`,
  matchesWithout: (words, found) => `हम ${words.map((word) => `“${word}”`).join(' या ')} नहीं बेचते। ${found}`,
  notSold: (sentence) => `${sentence} हमारे सभी प्रोडक्ट यहाँ दिए हैं।`,
  unfinished: 'अभी कोई प्रोडक्ट नहीं मिला। लिखते रहें: हमारे सभी प्रोडक्ट यहाँ दिए हैं।',
  activeGone: 'सूची बदल गई है, और आप जिस प्रोडक्ट पर थे, वह अब इसमें नहीं है।',
  seeAll: (text) => `“${text}” के लिए सभी नतीजे देखें`,
  searchAnyway: (text) => `फिर भी “${text}” खोजें`,
  askDoctor: 'डॉक्टर से पूछें',
};
