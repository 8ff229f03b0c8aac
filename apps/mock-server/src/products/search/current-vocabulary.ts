import { elapsedMs } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { Vocabulary } from './vocabulary.ts';

const KEPT_FOR_MS = 60_000;

/**
 * The vocabulary of the catalogue, read when it is first needed and anew once it is a minute old, so that an import by
 * another process is noticed. Callers at the same time share one reading; a failed one is not kept.
 */
export function currentVocabulary(
  { db }: Pick<Database, 'db'>,
  now: () => number = elapsedMs,
): () => Promise<Vocabulary> {
  let kept: { readonly since: number; readonly vocabulary: Promise<Vocabulary> } | null = null;

  const read = async (): Promise<Vocabulary> => {
    const rows = await db.selectFrom('words').select('word').execute();
    return new Vocabulary(rows.map(({ word }) => word));
  };

  return () => {
    if (kept && now() - kept.since < KEPT_FOR_MS) return kept.vocabulary;
    const vocabulary = read();
    kept = { since: now(), vocabulary };
    vocabulary.catch(() => {
      kept = null;
    });
    return vocabulary;
  };
}
