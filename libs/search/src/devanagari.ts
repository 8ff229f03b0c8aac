// The tables spell Hindi as it is spoken, and as people type it in Latin letters. The standards of transliteration
// spell each letter as it is written (docs/decisions/0032-hindi-searched-by-sound.md).

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
const ONE_CONSONANT = '(?:chh|[kgcjtdpbs]h|[b-df-hj-np-tv-z])';
const AFTER_AN_OPEN_SYLLABLE = new RegExp(`[aeiou${INHERENT}]${ONE_CONSONANT}$`);
const BEFORE_AN_OPEN_SYLLABLE = new RegExp(`^${ONE_CONSONANT}[aeiou]`);

/** Returns the letters of a word with a mark for each inherent `a`: 'n*m*k*' for नमक. */
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
 * Replaces the marks of `asWritten`, from the last to the first: the inherent `a` is silent at the end of a word that
 * has another vowel and between two open syllables, and is heard elsewhere. 'n*m*k*' becomes 'namak', and जानवर becomes
 * 'janvar'.
 */
function spoken(latin: string): string {
  const at = latin.lastIndexOf(INHERENT);
  if (at < 0) return latin;
  const before = latin.slice(0, at);
  const after = latin.slice(at + 1);
  const isSilent =
    after === '' ? /[aeiou*]/.test(before) : AFTER_AN_OPEN_SYLLABLE.test(before) && BEFORE_AN_OPEN_SYLLABLE.test(after);
  return spoken(before + (isSilent ? '' : 'a') + after);
}

/** True if at least one character is Devanagari, the script of Hindi. */
export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** Returns a Hindi word in Latin letters as it is spoken: 'khansi' for खाँसी. Latin letters and digits stay. */
export const inLatin = (word: string): string => spoken(asWritten(word.toLowerCase()));
