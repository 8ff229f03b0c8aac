import { Vocabulary } from '@niramaya/contract';
import type { Database } from '../../database/database.ts';

/** The returned function rereads after any process changes a word. */
export function currentVocabulary({
  db,
  catalogueVersion,
}: Pick<Database, 'db' | 'catalogueVersion'>): () => Promise<Vocabulary> {
  let kept: { readonly version: number | string; readonly vocabulary: Promise<Vocabulary> } | null = null;

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
