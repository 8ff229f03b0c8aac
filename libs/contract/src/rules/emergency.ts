/** The emergency that a text describes: `danger` is a danger to life, `selfHarm` are thoughts of suicide. */
export type Emergency = 'danger' | 'selfHarm';

// Three combining marks of Devanagari. People often leave out the nukta, the dot below a letter, and write each of the
// two nasal marks, chandrabindu and anusvara, in place of the other.
const NUKTA = /\u{93c}/gu;
const CHANDRABINDU = /\u{901}/gu;
const ANUSVARA = '\u{902}';

/** Returns the words of a text in one spelling: lower case, without apostrophes, one form of each Hindi letter. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(NUKTA, '')
    .replace(CHANDRABINDU, ANUSVARA)
    .replace(/['’]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** A sign of an emergency: groups of words. It is in a text that has a word of each group, in any order. */
type Sign = readonly ReadonlySet<string>[];

/**
 * Makes a sign. Each argument is a group: its words in English, in Hindi with Latin letters, and in Devanagari,
 * separated by spaces and without apostrophes, which `wordsOf` removes.
 */
const sign = (...groups: readonly string[]): Sign => groups.map((group) => new Set(wordsOf(group)));

/**
 * Pairs of neighbouring words that are no sign of an emergency together. Each word still counts at another place of the
 * text.
 */
const harmlessPairs: ReadonlySet<string> = new Set(
  [
    'bad breath',
    'smelly breath',
    'breath smells',
    'saans badbu',
    'सांस बदबू',
    'blood pressure',
    'blood sugar',
    'blood test',
    'blood report',
    'menstrual bleeding',
    'period bleeding',
    'periods bleeding',
  ].map((pair) => wordsOf(pair).join(' ')),
);

/** Returns the words without those of harmless pairs. */
function withoutHarmlessPairs(words: readonly string[]): readonly string[] {
  const beginsPair = (index: number) => harmlessPairs.has(`${words[index]} ${words[index + 1]}`);
  const endsPair = (index: number) => beginsPair(index - 1);
  return words.filter((_word, index) => !beginsPair(index) && !endsPair(index));
}

/** True if the words have a word of each group of the sign. */
const hasSign = (words: readonly string[], groups: Sign): boolean =>
  groups.every((group) => words.some((word) => group.has(word)));

const selfHarm: readonly Sign[] = [
  sign('suicide suicidal aatmahatya atmahatya khudkushi khudkhushi आत्महत्या खुदकुशी'),
  sign('kill killing harm harming hurting', 'myself himself herself themselves'),
  sign('end ending take', 'my', 'life'),
  sign('want wants wanted wanna wish', 'die dying'),
  sign('want wants wanted wanna wish', 'hurt cut', 'myself himself herself themselves'),
  sign('dont doesnt didnt not never', 'want wants wanted wanna wish', 'live living'),
  // 'marna chahta hoon', 'mar jaun': I want to die.
  sign('marna marne mar मरना मर', 'chahta chahti chahte jana jaana jau jaun चाहता चाहती चाहते जाना जाऊं'),
  // 'jeena nahi chahti': she does not want to live.
  sign('jeena jina jeene जीना जीने', 'nahi nahin नहीं नही'),
];

const danger: readonly Sign[] = [
  sign(
    'chest seene seena sine chhati chhaati chati chaati सीने सीना छाती',
    'pain pains paining ache aching tight tightness pressure crushing dard dabav दर्द दबाव जकड़न',
  ),
  sign('heart dil हार्ट दिल', 'attack daura dauraa अटैक दौरा'),
  sign('breathless breathlessness'),
  sign(
    'breath breathe breathes breathing saans sans saas सांस श्वास',
    'cannot cant couldnt couldn doesnt isnt wont hardly barely not no unable difficult difficulty trouble hard short shortness stopped struggling gasping nahi nahin phool phul phoolna phulna ruk rukna takleef taklif dikkat mushkil नहीं नही फूल फूलना रुक रुकना तकलीफ दिक्कत मुश्किल',
  ),
  sign('unconscious unconsciousness unresponsive fainted collapsed behosh behoshi बेहोश बेहोशी'),
  sign('passed', 'out'),
  sign('waking responding', 'not isnt'),
  sign(
    'bleed bleeds bleeding haemorrhage hemorrhage',
    'heavy heavily lot lots much severe profuse profusely stop stops stopping uncontrolled',
  ),
  // Blood that flows, comes out, does not stop, or is vomited.
  sign(
    'khoon khun खून रक्त',
    'beh bah behna bahna behta bahta baha nikal nikalna ruk rukna rukta ulti बह बहना बहता निकल निकलना रुक रुकना उल्टी उलटी',
  ),
  sign('blood', 'vomit vomiting vomited coughing losing'),
  sign('stroke paralysis paralysed paralyzed lakwa lakva laqwa लकवा पक्षाघात'),
  sign('slurred slurring'),
  // A face that droops or is crooked, as after a stroke.
  sign('face mouth muh munh chehra चेहरा मुंह', 'droop droops drooping drooped crooked tedha teda टेढ़ा'),
  sign('one ek एक', 'side taraf तरफ', 'numb numbness weak weakness sunn kamzori kamjori सुन्न कमजोरी'),
];

/**
 * Returns the emergency that one of these texts, in English or Hindi, describes, or null. If there are both, it is
 * `selfHarm`. A false alarm is better than a missed one, because the result is only a notice with telephone numbers.
 */
export function emergencyIn(texts: readonly string[]): Emergency | null {
  const wordsOfTexts = texts.map((text) => withoutHarmlessPairs(wordsOf(text)));
  // All groups of a sign must be in the same text.
  const hasAnyOf = (signs: readonly Sign[]) =>
    wordsOfTexts.some((words) => signs.some((groups) => hasSign(words, groups)));
  if (hasAnyOf(selfHarm)) return 'selfHarm';
  return hasAnyOf(danger) ? 'danger' : null;
}
