/**
 * Transliterates Devanagari into plain Latin letters, as people type Hindi on an English keyboard: without diacritics
 * and long vowels. It follows spoken Hindi. The transliteration standards follow the letters of Sanskrit (decision 32).
 */

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

const NASAL = /[ँं]/u;
/**
 * Consonants with a dot below (nukta). Many people leave the dot out, so the plain letters stand for these sounds as
 * well.
 */
const DOTTED: Readonly<Record<string, string>> = { ज़: 'z', फ़: 'f' };

/** Marks the unwritten `a` of a consonant until it is known whether it is spoken. */
const INHERENT = '*';
const ONE_CONSONANT = '(?:chh|[kgcjtdpbs]h|[b-df-hj-np-tv-z])';
const AFTER_AN_OPEN_SYLLABLE = new RegExp(`[aeiou${INHERENT}]${ONE_CONSONANT}$`);
const BEFORE_AN_OPEN_SYLLABLE = new RegExp(`^${ONE_CONSONANT}[aeiou]`);

/** Returns the word as it is written, with each unwritten `a` marked: 'n*m*k*' for नमक. */
function asWritten(word: string): string {
  let latin = '';
  for (const [letter] of word.normalize('NFD').matchAll(/\p{L}़|./gsu)) {
    const plain = letter.charAt(0);
    const sign = VOWEL_SIGNS[letter];
    if (CONSONANTS[plain] !== undefined) latin += (DOTTED[letter] ?? CONSONANTS[plain]) + INHERENT;
    else if (sign !== undefined) latin = latin.endsWith(INHERENT) ? latin.slice(0, -1) + sign : latin + sign;
    else latin += NASAL.test(letter) ? 'n' : (VOWELS[letter] ?? (/[a-z0-9]/.test(letter) ? letter : ''));
  }
  return latin;
}

/**
 * Leaves out each marked `a` that is silent: at the end, and in the middle of three open syllables. It works from the
 * end to the start.
 */
function spoken(latin: string): string {
  const at = latin.lastIndexOf(INHERENT);
  if (at < 0) return latin;
  const [before, after] = [latin.slice(0, at), latin.slice(at + 1)];
  const isSilent =
    after === '' ? /[aeiou*]/.test(before) : AFTER_AN_OPEN_SYLLABLE.test(before) && BEFORE_AN_OPEN_SYLLABLE.test(after);
  return spoken(before + (isSilent ? '' : 'a') + after);
}

export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/**
 * Returns a word in Latin letters: 'khansi' for खाँसी, 'tuthpest' for टूथपेस्ट. Text that is not Devanagari stays, in
 * lower case.
 */
export const inLatin = (word: string): string => spoken(asWritten(word.toLowerCase()));
