import { consonantsOf, soundDistance } from './sound.ts';

/** A word that was found, with the distance of its sound from the typed one. */
export interface Nearest {
  readonly word: string;
  readonly distance: number;
}

/** How many wrong consonants are accepted, by the number of consonants. Short words are too similar to others. */
const FORGIVEN = [0, 0.25, 0.6, 0.7, 1.3, 1.6, 1.6, 2] as const;

const forgiven = (sound: string): number => FORGIVEN[Math.min(consonantsOf(sound), FORGIVEN.length - 1)] ?? 0;

/** Added if the first consonants differ: another first consonant makes another word. */
const OTHER_OPENING = 0.3;
/** Added for a match with a beginning: the shopper is still typing the word, or the title has its plural. */
const BEGINNING = 0.2;
const EACH_SOUND_MORE = 0.1;

const openingOf = (sound: string): string => sound.replace(/^[aeiouy]+/, '').charAt(0);

function distanceTo(typed: string, sound: string, mayBegin: boolean, atMost: number): number {
  const { whole, beginning } = soundDistance(typed, sound, atMost);
  const rest = sound.length - typed.length;
  const asBeginning =
    mayBegin && rest > 0 && consonantsOf(typed) > 1 ? beginning + BEGINNING + rest * EACH_SOUND_MORE : Infinity;
  return Math.min(whole, asBeginning) + (openingOf(typed) === openingOf(sound) ? 0 : OTHER_OPENING);
}

/** Looks up words by their sounds. */
export class HeardWords {
  readonly #words: readonly { readonly sound: string; readonly word: string; readonly consonants: number }[];
  readonly #bySound: ReadonlyMap<string, string>;

  constructor(words: readonly (readonly [sound: string, word: string])[]) {
    this.#words = words.map(([sound, word]) => ({ sound, word, consonants: consonantsOf(sound) }));
    // The first of the words that sound alike counts.
    this.#bySound = new Map([...words].reverse());
  }

  get(sound: string): string | undefined {
    return this.#bySound.get(sound);
  }

  /**
   * Returns the word that sounds most like the typed one, if a word sounds similar enough.
   * @param atMost the largest distance, for a word of any length
   */
  nearest(typed: string, mayBegin: boolean, atMost = Infinity): Nearest | undefined {
    const exact = this.#bySound.get(typed);
    if (exact !== undefined) return { word: exact, distance: 0 };
    const limit = Math.min(forgiven(typed), atMost);
    const count = consonantsOf(typed);
    let nearest: Nearest | undefined;
    for (const { sound, word, consonants } of this.#words) {
      // Each extra or missing consonant costs one, so most words are skipped without a comparison.
      if (count - consonants > limit || (!mayBegin && consonants - count > limit)) continue;
      const distance = distanceTo(typed, sound, mayBegin, limit);
      if (distance <= limit && distance < (nearest?.distance ?? Infinity)) nearest = { word, distance };
    }
    return nearest;
  }
}
