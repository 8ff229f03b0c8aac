import { forcedColourFaults } from '@niramaya/fixtures/forced-colours';
import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { settled } from './settled';

/** The states of the design system's own components that show how its controls are drawn. */
const looked = new Set(['Default', 'Variants', 'Pseudo', 'Filled', 'Disabled', 'Invalid', 'Open']);
const mostMilliseconds = 1;

const describe = (element: Element): string => {
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return `<${element.tagName.toLowerCase()}> “${(name ?? '').trim().slice(0, 30)}”`;
};

/**
 * Checks a story with two user preferences: nothing moves with reduced motion (the runner's browser asks for that), and
 * with forced colours focus rings, borders and what is chosen are still visible.
 * @returns what is wrong, in words
 */
export async function lookWithUserPreferences({ title, name }: StoryContext<ReactRenderer>): Promise<string[]> {
  // Not the features' stories: after the colours were forced, this browser no longer paints the ground of some of them.
  if (!title.startsWith('UI/') || !looked.has(name)) return [];
  const { commands } = await import('vitest/browser');
  const faults = motionFaults().map((fault) => `reduced motion: ${fault}`);
  await commands.forceColours(true);
  try {
    await settled();
    faults.push(...forcedColourFaults().map((fault) => `forced colours: ${fault}`));
  } finally {
    await commands.forceColours(false);
  }
  return faults;
}

const longest = (durations: string): number =>
  Math.max(...durations.split(',').map((one) => parseFloat(one) * (one.trim().endsWith('ms') ? 1 : 1000)));

function motionFaults(): string[] {
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll('*'))
    for (const pseudo of [undefined, '::before', '::after']) {
      const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(
        element,
        pseudo,
      );
      const animation = animationName === 'none' ? 0 : longest(animationDuration);
      const transition = transitionProperty === 'none' ? 0 : longest(transitionDuration);
      if (Math.max(animation, transition) > mostMilliseconds)
        faults.push(`${describe(element)} still moves for ${Math.max(animation, transition)} ms.`);
    }
  return faults;
}
