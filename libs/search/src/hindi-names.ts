import { inLatin } from './devanagari.ts';
import { hindiConnecting, hindiNames } from './hindi-words.ts';
import { englishSound, HeardWords, hindiSound } from './sound.ts';

/** Returns the sound of a Hindi word in either script. */
export const heard = (word: string): string => hindiSound(inLatin(word));

const soundsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(' ')
    .filter((word) => !hindiConnecting.has(word))
    .map(heard);

export class Names {
  readonly #bySound = new Map<string, string>();
  readonly #parts = new Set<string>();
  readonly parts: HeardWords;

  constructor(others: Iterable<string>) {
    for (const name of others) {
      this.#add(name.split(' ').map(englishSound), name);
      this.#add(soundsOf(name), name);
    }
    for (const [name, english] of hindiNames) this.#add(soundsOf(name), english);
    this.parts = new HeardWords([...this.#parts].map((sound) => [sound, sound]));
  }

  find(sounds: readonly string[]): string | undefined {
    return this.#bySound.get(sounds.join(' '));
  }

  #add(sounds: readonly string[], english: string): void {
    // Also as one word: 'सिरदर्द'.
    const joined = sounds.join('');
    for (const sound of [...sounds, joined]) this.#parts.add(sound);
    for (const key of [sounds.join(' '), joined]) if (!this.#bySound.has(key)) this.#bySound.set(key, english);
  }
}
