import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

/** The faults of the current story. */
const loose = new Set<string>();

/**
 * True for a text node that React updates by reference. A text that is the only child of its element is updated through
 * the element instead, and has no Fiber.
 */
const hasFiber = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

/**
 * Notes each text node in `root`, or `root` itself, that React updates by reference. A text of white space does not
 * count.
 */
function noteLoose(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = texts.currentNode; node; node = texts.nextNode()) {
    const text = node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim();
    if (text && hasFiber(node)) loose.add(`“${text}” in <${node.parentElement?.localName}>`);
  }
}

const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) addedNodes.forEach(noteLoose);
});

/** Begins to look for loose text in a story. */
export function watchTexts(): void {
  loose.clear();
  observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * Fails a story that renders text which React updates by reference: text next to other nodes, or text that a component
 * or a fragment returns. A browser that translates the page replaces such a text node. An update by React is then
 * invisible, and its removal throws (https://github.com/facebook/react/issues/11538). A `span` with the text as its
 * direct and only child avoids that.
 *
 * It checks test runs only. On a docs page the observer also sees the texts of other stories and of Storybook itself.
 */
export function rejectLooseText({ id }: StoryContext<ReactRenderer>): void {
  if (import.meta.env.VITEST_STORYBOOK === undefined || loose.size === 0) return;
  throw new Error(
    `${id} renders text that is not the direct and only child of an element, so React updates it by reference: ` +
      `${[...loose].join(', ')}.`,
  );
}
