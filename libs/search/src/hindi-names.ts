import { inLatin } from './devanagari.ts';
import { hindiConnecting, hindiNames } from './hindi-words.ts';
import { englishSound, hindiSound, SoundIndex } from './sound.ts';

/**
 * The search looks for names of up to this number of words; no name in the tables is longer. A Hindi name is counted
 * without words that only connect, such as 'का'.
 */
export const MAX_WORDS_OF_A_NAME = 4;

/** Returns the sound of a word that is read as Hindi, in Devanagari or in Latin letters. */
export const soundOf = (word: string): string => hindiSound(inLatin(word));

const soundsOfName = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(' ')
    .filter((word) => !hindiConnecting.has(word))
    .map(soundOf);

/**
 * The English names of things by the sounds of their Hindi names. It has the names of `hindi-words.ts` and the given
 * ones, which are in Latin letters and are found by their English and their Hindi sound.
 */
export class NamesBySound {
  readonly #bySound = new Map<string, string>();
  readonly #parts = new Set<string>();
  /** The sound of each word of a name, so that a mistyped word can be corrected before `find` is called. */
  readonly parts: SoundIndex;

  constructor(latinNames: Iterable<string>) {
    for (const name of latinNames) {
      this.#add(name.split(' ').map(englishSound), name);
      this.#add(soundsOfName(name), name);
    }
    for (const [name, english] of hindiNames) this.#add(soundsOfName(name), english);
    this.parts = new SoundIndex([...this.#parts].map((sound) => [sound, sound]));
  }

  /** Returns the English name of the thing whose name has exactly these sounds, one for each word or all in one. */
  find(sounds: readonly string[]): string | undefined {
    return this.#bySound.get(sounds.join(' '));
  }

  /** Returns the English names of the things whose names begin with this sound and go on. */
  beginning(sound: string): readonly string[] {
    return [...this.#bySound].flatMap(([known, english]) =>
      known.startsWith(sound) && known !== sound ? [english] : [],
    );
  }

  /** Adds a name by its sounds. If another name has the same sounds already, that one stays. */
  #add(sounds: readonly string[], english: string): void {
    // Many people write the words of a name together: 'सिरदर्द'.
    const joined = sounds.join('');
    for (const sound of [...sounds, joined]) this.#parts.add(sound);
    for (const key of [sounds.join(' '), joined]) if (!this.#bySound.has(key)) this.#bySound.set(key, english);
  }
}
