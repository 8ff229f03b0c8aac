// The tables spell Hindi as it is spoken, and as people type it in Latin letters. The standards of transliteration
// spell each letter as it is written (docs/decisions/0032-hindi-searched-by-sound.md). Each row of a table is an object
// of its own, because Prettier would otherwise put each letter on its own line.

/** The consonants, each without the `a` that it has by itself. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};

const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऍ: 'e', ओ: 'o', औ: 'au', ऑ: 'o' },
};

const VOWEL_SIGNS: Readonly<Record<string, string>> = {
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ॅ': 'e' },
  ...{ 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', '्': '' },
};

/** Candrabindu and anusvara, which make the vowel before them nasal. */
const NASAL = /[ँं]/u;
/**
 * The letters that people spell differently in Latin with the dot below (nukta); every other one is spelled as without
 * it. Each key is a letter and the dot as two characters (NFD), as `asWritten` splits them. Many people omit the dot,
 * and then write 'j' and 'ph'.
 */
const DOTTED: Readonly<Record<string, string>> = { ज़: 'z', फ़: 'f' };

/** Marks the `a` that every consonant has without a vowel sign. `spoken` decides whether it is heard. */
const INHERENT = '*';
/** One consonant of the tables, which has up to three Latin letters. */
const ONE_CONSONANT = '(?:chh|[kgcjtdpbs]h|[b-df-hj-np-tv-z])';
/** A text that ends with a vowel and one consonant, so that the consonant may close the syllable. */
const AFTER_AN_OPEN_SYLLABLE = new RegExp(`[aeiou${INHERENT}]${ONE_CONSONANT}$`);
/** A text that begins with one consonant and a vowel. */
const BEFORE_AN_OPEN_SYLLABLE = new RegExp(`^${ONE_CONSONANT}[aeiou]`);

const HAS_VOWEL = new RegExp(`[aeiou${INHERENT}]`);
/** A letter with the dot below, or any other character. */
const LETTER = /\p{L}़|./gsu;
const LATIN_OR_DIGIT = /[a-z0-9]/;

/**
 * Returns the Latin letters for a character that is neither a consonant nor a vowel sign. Empty for a character to
 * skip.
 */
function otherLetter(letter: string): string {
  if (NASAL.test(letter)) return 'n';
  return VOWELS[letter] ?? (LATIN_OR_DIGIT.test(letter) ? letter : '');
}

/** Returns the letters of a word with a mark for each inherent `a`: 'n*m*k*' for नमक. */
function asWritten(word: string): string {
  let latin = '';
  for (const [letter] of word.normalize('NFD').matchAll(LETTER)) {
    const consonant = CONSONANTS[letter.charAt(0)];
    const vowelSign = VOWEL_SIGNS[letter];
    if (consonant !== undefined) latin += (DOTTED[letter] ?? consonant) + INHERENT;
    else if (vowelSign === undefined) latin += otherLetter(letter);
    // A vowel sign replaces the inherent `a` of the consonant before it.
    else latin = (latin.endsWith(INHERENT) ? latin.slice(0, -1) : latin) + vowelSign;
  }
  return latin;
}

/**
 * Replaces the marks of `asWritten`, from the last to the first: the inherent `a` is silent at the end of a word that
 * has another vowel and between two open syllables, and is heard elsewhere. 'n*m*k*' becomes 'namak', and जानवर becomes
 * 'janvar'.
 */
function spoken(latin: string): string {
  const lastMark = latin.lastIndexOf(INHERENT);
  if (lastMark < 0) return latin;
  const before = latin.slice(0, lastMark);
  const after = latin.slice(lastMark + 1);
  const isAtEnd = after === '';
  const hasOtherVowel = HAS_VOWEL.test(before);
  const isBetweenOpenSyllables = AFTER_AN_OPEN_SYLLABLE.test(before) && BEFORE_AN_OPEN_SYLLABLE.test(after);
  const isSilent = isAtEnd ? hasOtherVowel : isBetweenOpenSyllables;
  return spoken(before + (isSilent ? '' : 'a') + after);
}

/** True if at least one character is Devanagari, the script of Hindi. */
export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Returns a Hindi word in Latin letters as it is spoken: 'khansi' for खाँसी. Latin letters and digits stay. */
export const inLatin = (word: string): string => spoken(asWritten(word.toLowerCase()));
