import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

const loose = new Set<string>();

/** A text that is its element's only child has no Fiber. */
const isKept = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

function noteLoose(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = texts.currentNode; node; node = texts.nextNode()) {
    const text = node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim();
    if (text && isKept(node)) loose.add(`“${text}” in <${node.parentElement?.localName}>`);
  }
}

const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) addedNodes.forEach(noteLoose);
});

export function watchTexts(): void {
  loose.clear();
  observer.observe(document.body, { childList: true, subtree: true });
}

/** React fails on a text node that the browser's translation has replaced. */
export function rejectLooseText({ id }: StoryContext<ReactRenderer>): void {
  if (import.meta.env.VITEST_STORYBOOK === undefined || loose.size === 0) return;
  throw new Error(`${id} renders text without an element of its own: ${[...loose].join(', ')}.`);
}
