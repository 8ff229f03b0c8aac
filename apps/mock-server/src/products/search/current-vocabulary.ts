import { Vocabulary } from '@niramaya/search';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';

/**
 * Returns a function that returns the vocabulary of the catalogue. It reads the words from the database again as soon
 * as any process has changed one: triggers then raise `catalogue_version.words`.
 */
export function currentVocabulary({ db, catalogueVersion }: Pick<Database, 'db' | 'catalogueVersion'>) {
  const vocabularies = new LRUCache<number | string, Vocabulary>({
    max: 1,
    // A search that began before a change still needs its vocabulary, so a newer version must not abort the read.
    ignoreFetchAbort: true,
    fetchMethod: async () => {
      const rows = await db.selectFrom('words').select('word').execute();
      return new Vocabulary(rows.map(({ word }) => word));
    },
  });
  return async (): Promise<Vocabulary> => vocabularies.forceFetch((await catalogueVersion()).words);
}
