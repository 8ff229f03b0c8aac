import { Vocabulary } from '@niramaya/search';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';

/** The result rereads after any process changes a word. */
export function currentVocabulary({ db, catalogueVersion }: Pick<Database, 'db' | 'catalogueVersion'>) {
  const vocabularies = new LRUCache<number | string, Vocabulary>({
    max: 1,
    // A newer version must not abort this read.
    ignoreFetchAbort: true,
    fetchMethod: async () => {
      const rows = await db.selectFrom('words').select('word').execute();
      return new Vocabulary(rows.map(({ word }) => word));
    },
  });
  return async (): Promise<Vocabulary> => vocabularies.forceFetch((await catalogueVersion()).words);
}
