import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Box } from './areas.ts';
import { componentOf, groupsOf, type Group, type Shown } from './groups.ts';
import type { Judgement } from './judge.ts';
import { pictureName } from './place.ts';
import type { PictureResult } from './results.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** px around a change, and the smallest and the largest piece of a screenshot that the report shows. */
const margin = 24;
const smallest = { width: 240, height: 96 };
const largest = { width: 544, height: 260 };

/** Returns the piece of a screenshot to show: the change with some of its surroundings. */
function pieceOf({ x, y, width, height }: Box): Box {
  const between = (least: number, size: number, most: number) => Math.min(Math.max(least, size + 2 * margin), most);
  return {
    x: Math.max(0, x - margin),
    y: Math.max(0, y - margin),
    width: between(smallest.width, width, largest.width),
    height: between(smallest.height, height, largest.height),
  };
}

function look(name: string, box: Box): string {
  const { x, y, width, height } = pieceOf(box);
  const layer = (part: string) =>
    `<img class="${part}" src="${name}.${part}.webp" alt="" loading="lazy" style="left:${-x}px;top:${-y}px">`;
  return `<div style="width:${width}px"><div class="crop" style="height:${height}px">${layer('before')}${layer('after')}${layer('difference')}</div>
<input type="range" value="50" aria-label="Before and after: ${name}"></div>`;
}

const parts = {
  different: ['before', 'after', 'difference'],
  missing: ['after'],
  restless: [],
  same: [],
} as const satisfies Record<PictureResult['verdict'], readonly string[]>;

function figure({ result, box }: Shown, title: string): string {
  const { story, mode, verdict } = result;
  const name = escape(pictureName(story, mode));
  const theme = mode.startsWith('dark') ? 'dark' : 'light';
  const link = `http://localhost:6006/?path=/story/${story}&globals=theme:${theme};viewport.value:w${mode.split('-')[1]}`;
  const whole = verdict === 'missing' ? `<img class="whole" src="${name}.after.webp" alt="" loading="lazy">` : '';
  const files = parts[verdict].map((part) => `<a href="${name}.${part}.webp">${part}</a>`);
  const facts = [
    `<a href="${escape(link)}">${escape(story)}</a> ${mode}`,
    ...(verdict === 'different' ? [`${result.differing} pixels`] : []),
    ...files,
  ];
  return `<figure data-name="${name}" data-words="${escape(`${title} ${story} ${mode}`.toLowerCase())}">${box ? look(name, box) : whole}<figcaption>${facts.join(' · ')}</figcaption></figure>`;
}

const count = (amount: number, word: string) => `${amount} ${word}${amount === 1 ? '' : 's'}`;

function section({ title, details, shown }: Group): string {
  const stories = new Set(shown.map(({ result }) => result.story));
  const components = new Set([...stories].map(componentOf));
  const amount = `${count(shown.length, 'picture')} of ${count(stories.size, 'story').replace('storys', 'stories')}, ${count(components.size, 'component')}.`;
  const [first, ...others] = shown.map((one) => figure(one, title));
  const more =
    others.length > 0 ? `<details><summary>The others</summary><div>${others.join('\n')}</div></details>` : '';
  return `<section><div><h2>${escape(title)}</h2><p>${amount}</p>${details.map((line) => `<p>${escape(line)}</p>`).join('')}</div>${first}${more}</section>`;
}

const list = (title: string, sentences: readonly string[]) =>
  sentences.length === 0
    ? ''
    : `<h2>${title} (${sentences.length})</h2><ul>${sentences.map((sentence) => `<li>${escape(sentence)}</li>`).join('')}</ul>`;

/** Faults besides those of the screenshots themselves, one sentence each. */
export interface Further {
  /** States that look like another state of their component. */
  readonly alike: readonly string[];
  /** Faults of the baseline store. */
  readonly stored: readonly string[];
}

/** Renders the report for the people who decide whether a change is intended. Changes with one cause form one entry. */
export function reportPage(
  { faults, orphans }: Judgement,
  looked: number,
  { alike, stored }: Further = { alike: [], stored: [] },
): string {
  const groups = groupsOf(faults);
  const summary =
    faults.length + orphans.length + alike.length + stored.length === 0
      ? `All ${looked} pictures are as accepted.`
      : `${looked} pictures taken: ${faults.length} to look at, in ${count(groups.length, 'group')}; ${orphans.length} without a story, ${alike.length} alike.`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures of the stories</title>
<style>
${read('page.css')}</style>
<header><h1>Pictures of the stories</h1>
<p>${summary} <output></output></p>
<form onsubmit="return false"><input type="search" aria-label="Filter" placeholder="Story, component, rule, colour or mode"><label>Theme <select><option value="">both</option><option>light</option><option>dark</option></select></label><label><input type="checkbox"> What differs, in red</label><span>Accept: <code>npm run visual:accept</code>, or <code>-- ui-button--default</code> for one story.</span></form></header>
<main>
${groups.map(section).join('\n')}
${list('Alike', alike)}
${list('Without a story', orphans)}
${list('The store', stored)}
</main>
<script type="module">
${read('page.client.mjs')}</script>
</html>
`;
}
