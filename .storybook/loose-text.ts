import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

const loose = new Set<string>();

/**
 * React keeps a text node of its own where an element has more than one text as its child. The only text of an element
 * is a property of that element, and its node has no Fiber.
 */
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

/** Watches all text that the story renders, from its first render to the end of its play function. */
export function watchTexts(): void {
  loose.clear();
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Fails a story that renders text without an element of its own. A browser that translates the page replaces the text
 * node. React would then change or remove a node that is not in the page: the text stays old, or the screen crashes.
 */
export function refuseLooseText({ id }: StoryContext<ReactRenderer>): void {
  if (import.meta.env.VITEST_STORYBOOK === undefined || loose.size === 0) return;
  throw new Error(`${id} renders text without an element of its own: ${[...loose].join(', ')}.`);
}
