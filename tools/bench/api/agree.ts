import { Trouble } from '../../setup/trouble.mjs';
import type { Contender } from './contenders.ts';

async function answerOf(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path);
  const body = (await answer.json()) as { id: number } | { id: number }[];
  const ids = [body].flat().map(({ id }) => id);
  return JSON.stringify({ status: answer.status, total: answer.headers.get('x-total-count'), ids });
}

/**
 * Checks that all servers return the same products in the same order and the same total. A fast wrong response does not
 * count.
 * @throws Trouble with the first request to which two responses differ
 */
export async function requireAgreement(contenders: readonly Contender[], paths: readonly string[]): Promise<void> {
  const all = contenders.flatMap(({ name, urls }) => urls.map((url) => ({ name, url })));
  for (const path of paths) {
    const [first, ...others] = await Promise.all(all.map(({ url }) => answerOf(url, path)));
    others.forEach((answer, index) => {
      if (answer !== first)
        throw new Trouble(
          `The answers to ${path} differ: ${all[0]?.name} says ${first}, ${all[index + 1]?.name} says ${answer}.`,
        );
    });
  }
}
