import { pictureName } from './place.ts';
import type { Judgement } from './judge.ts';
import type { PictureResult } from './results.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (name: string, part: string, words: string) =>
  `<figure><figcaption>${words}</figcaption><a href="${name}.${part}.webp"><img src="${name}.${part}.webp" alt="${words}: ${name}" loading="lazy"></a></figure>`;

function item(result: PictureResult): string {
  const { story, mode, verdict } = result;
  const name = pictureName(story, mode);
  const theme = mode.startsWith('dark') ? 'dark' : 'light';
  const link = `http://localhost:6006/?path=/story/${story}&globals=theme:${theme};viewport.value:w${mode.split('-')[1]}`;
  const head = `<h3>${escape(story)} <small>${mode}</small></h3>
<p><a href="${escape(link)}">Open the story</a> (while <code>npm run storybook</code> runs). Accept it with <code>npm run visual:accept -- ${escape(story)}</code>.</p>`;
  if (verdict === 'different')
    return `<article>${head}<p>${result.differing} pixels differ; in the third picture they are red.</p><div>${figure(name, 'before', 'Before')}${figure(name, 'after', 'After')}${figure(name, 'difference', 'Difference')}</div></article>`;
  if (verdict === 'missing')
    return `<article>${head}<p>New: nobody has accepted a picture of it yet.</p><div>${figure(name, 'after', 'After')}</div></article>`;
  return `<article>${head}<p>No two pictures in a row were the same: something on it moves by itself.</p></article>`;
}

const chapter = (title: string, items: readonly string[]) =>
  items.length === 0 ? '' : `<h2>${title} (${items.length})</h2>\n${items.join('\n')}`;

/**
 * The report for the people who decide whether a change was meant.
 * @param alike a sentence for each state that looks like another of its component
 */
export function reportPage({ faults, orphans }: Judgement, looked: number, alike: readonly string[] = []): string {
  const of = (verdict: PictureResult['verdict']) => faults.filter((one) => one.verdict === verdict).map(item);
  const summary =
    faults.length + orphans.length + alike.length === 0
      ? `All ${looked} pictures are as accepted.`
      : `${looked} pictures taken: ${faults.length} to look at, ${orphans.length} without a story, ${alike.length} alike.`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the stories</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem; }
  h3 small { font-weight: normal; }
  article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding-bottom: 1.5rem; }
  article > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
</style>
<h1>Pictures of the stories</h1>
<p>${summary}</p>
${chapter('Changed', of('different'))}
${chapter('New', of('missing'))}
${chapter('Restless', of('restless'))}
${chapter(
  'Alike',
  alike.map((sentence) => `<p>${escape(sentence)}</p>`),
)}
${chapter(
  'Without a story',
  orphans.map((name) => `<p>${escape(name)}</p>`),
)}
</html>
`;
}
