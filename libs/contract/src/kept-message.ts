import { filledText, number, reader } from './readers.ts';

/** A message that passed by, kept for whoever reads slowly. */
export interface KeptMessage {
  text: string;
  kind: 'success' | 'error' | 'note';
  /** When it was said, ms since 1970. */
  saidAtMs: number;
}

const kinds: readonly KeptMessage['kind'][] = ['success', 'error', 'note'];

/** A message as stored, or null for what is none. */
export const readKeptMessage = reader<KeptMessage>({
  text: filledText,
  kind: (value) => kinds.find((kind) => kind === value),
  saidAtMs: number,
});
