import { consonantsOf, soundDistance } from './sound.ts';

export interface Nearest {
  readonly word: string;
  readonly distance: number;
}

/** Short words are too similar to others. */
const FORGIVEN = [0, 0.25, 0.6, 0.7, 1.3, 1.6, 1.6, 2] as const;

const forgiven = (sound: string): number => FORGIVEN[Math.min(consonantsOf(sound), FORGIVEN.length - 1)] ?? 0;

const OTHER_OPENING = 0.3;
/** For an unfinished word, or the plural in a title. */
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

export class HeardWords {
  readonly #words: readonly { readonly sound: string; readonly word: string; readonly consonants: number }[];
  readonly #bySound: ReadonlyMap<string, string>;

  constructor(words: readonly (readonly [sound: string, word: string])[]) {
    this.#words = words.map(([sound, word]) => ({ sound, word, consonants: consonantsOf(sound) }));
    this.#bySound = new Map([...words].reverse());
  }

  get(sound: string): string | undefined {
    return this.#bySound.get(sound);
  }

  nearest(typed: string, mayBegin: boolean, atMost = Infinity): Nearest | undefined {
    const exact = this.#bySound.get(typed);
    if (exact !== undefined) return { word: exact, distance: 0 };
    const limit = Math.min(forgiven(typed), atMost);
    const count = consonantsOf(typed);
    let nearest: Nearest | undefined;
    for (const { sound, word, consonants } of this.#words) {
      if (count - consonants > limit || (!mayBegin && consonants - count > limit)) continue;
      const distance = distanceTo(typed, sound, mayBegin, limit);
      if (distance <= limit && distance < (nearest?.distance ?? Infinity)) nearest = { word, distance };
    }
    return nearest;
  }
}
