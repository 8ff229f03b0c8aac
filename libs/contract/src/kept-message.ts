import { filledText, moment, reader } from './readers.ts';

/** A message that was shown for a short time, stored for people who read slowly. */
export interface KeptMessage {
  text: string;
  kind: 'success' | 'error' | 'note';
  /** When it was shown, in ms since 1970. */
  saidAtMs: number;
}

const kinds: readonly KeptMessage['kind'][] = ['success', 'error', 'note'];

/** Parses a stored message. It returns null if it is not valid. */
export const readKeptMessage = reader<KeptMessage>({
  text: filledText,
  kind: (value) => kinds.find((kind) => kind === value),
  saidAtMs: moment,
});
