import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';

/** The stories of design system components that show how their controls are rendered. */
const looked = new Set(['Default', 'Variants', 'Pseudo', 'Filled', 'Disabled', 'Invalid', 'Open']);
const mostMilliseconds = 1;

const describe = (element: Element): string => {
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return `<${element.tagName.toLowerCase()}> “${(name ?? '').trim().slice(0, 30)}”`;
};

/**
 * Checks that nothing in a story moves with reduced motion, which the browser of the runner requests. In the built
 * Storybook, `tools/storybook-checks/forced.ts` checks forced colours.
 * @returns what is wrong, in words
 */
export function faultsOfMotion({ id, name }: StoryContext<ReactRenderer>): string[] {
  if (!id.startsWith('ui-') || !looked.has(name)) return [];
  return motionFaults().map((fault) => `reduced motion: ${fault}`);
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
