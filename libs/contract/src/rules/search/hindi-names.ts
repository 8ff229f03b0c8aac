import { inLatin } from './devanagari.ts';
import { hindiConnecting, hindiNames } from './hindi-words.ts';
import { consonantsOf, englishSounds, HeardWords, hindiSound } from './sound.ts';

/** Returns the sound of a Hindi word in either script. */
export const heard = (word: string): string => hindiSound(inLatin(word));

/** Returns the same stem for 'बालों' and 'बाल'. */
function stemOf(sound: string): string {
  const stem = sound.replace(/(?:i?[aeo]n|[aeiou]{1,3})$/, '');
  return consonantsOf(stem) > 1 ? stem : sound;
}

const soundsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(' ')
    .filter((word) => !hindiConnecting.has(word))
    .map(heard);

export interface Name {
  readonly english: string;
  readonly isSame: boolean;
}

export class Names {
  readonly #bySound = new Map<string, Name>();
  readonly #byStem = new Map<string, Name>();
  readonly #parts = new Set<string>();
  readonly parts: HeardWords;

  constructor(others: Iterable<string>) {
    for (const name of others) {
      const meant = { english: name, isSame: true };
      this.#add(
        name.split(' ').map((word) => englishSounds(word)[0] ?? word),
        meant,
      );
      this.#add(soundsOf(name), meant);
    }
    for (const [name, english] of hindiNames) this.#add(soundsOf(name), { english, isSame: false });
    this.parts = new HeardWords([...this.#parts].map((sound) => [sound, sound]));
  }

  find(sounds: readonly string[], byStem: boolean): Name | undefined {
    const name = this.#bySound.get(sounds.join(' '));
    return name ?? (byStem ? this.#byStem.get(sounds.map(stemOf).join(' ')) : undefined);
  }

  #add(sounds: readonly string[], meant: Name): void {
    // Also as one word: 'सिरदर्द'.
    const joined = sounds.join('');
    for (const sound of [...sounds, joined]) this.#parts.add(sound);
    for (const key of [sounds.join(' '), joined]) if (!this.#bySound.has(key)) this.#bySound.set(key, meant);
    const stem = sounds.map(stemOf).join(' ');
    if (!this.#byStem.has(stem)) this.#byStem.set(stem, meant);
  }
}
