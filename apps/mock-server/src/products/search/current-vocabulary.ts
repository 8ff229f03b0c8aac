import type { Database } from '../../database/database.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * The vocabulary of the catalogue, read when it is first needed and anew once another word, or one fewer, is in it,
 * whichever process wrote it. Callers at the same time share one reading; a failed one is not kept.
 */
export function currentVocabulary({
  db,
  catalogueVersion,
}: Pick<Database, 'db' | 'catalogueVersion'>): () => Promise<Vocabulary> {
  let kept: { readonly version: string; readonly vocabulary: Promise<Vocabulary> } | null = null;

  const read = async (): Promise<Vocabulary> => {
    const rows = await db.selectFrom('words').select('word').execute();
    return new Vocabulary(rows.map(({ word }) => word));
  };

  return async () => {
    const { words: version } = await catalogueVersion();
    if (kept?.version === version) return kept.vocabulary;
    const vocabulary = read();
    kept = { version, vocabulary };
    vocabulary.catch(() => {
      kept = null;
    });
    return vocabulary;
  };
}
