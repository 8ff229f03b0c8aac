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
 * Looks at a story as two readers see it whose system has a wish: nothing moves for the one who wants no motion (the
 * runner's browser asks for that), and where the system forces its few colours on the page, rings, borders and what is
 * chosen are still to be seen.
 * @returns what is wrong, in words
 */
export async function lookWithWishes({ title, name }: StoryContext<ReactRenderer>): Promise<string[]> {
  // Not the features' stories: after the colours were forced, this browser no longer paints the ground of some of them.
  if (!title.startsWith('UI/') || !looked.has(name)) return [];
  const { commands } = await import('vitest/browser');
  const faults = motionFaults().map((fault) => `reduced motion: ${fault}`);
  await commands.forceColours(true);
  try {
    await settled();
    faults.push(...[...forcedColourFaults(), ...chosenFaults()].map((fault) => `forced colours: ${fault}`));
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

const chosen = '[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])';
/** A bare one, without a class, is a story's own. */
const fields = 'input[class]:not([type=checkbox], [type=radio], [type=hidden]), select[class], textarea[class]';

function forcedColourFaults(): string[] {
  const all = (selector: string) =>
    [...document.body.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return [
    // A panel that was given the focus for its words has none. Only buttons draw one for a story's sake.
    ...all('button[data-focus-visible], :focus-visible:not([tabindex="-1"])')
      .filter((element) => !hasOutline(element))
      .map((element) => `${describe(element)} has the focus and no ring.`),
    ...all('[role=dialog]')
      .filter((panel) => !hasBorder(panel))
      .map((panel) => `${describe(panel)} lies over the page without an edge.`),
    ...all(fields)
      .filter((field) => ![field, field.parentElement, field.parentElement?.parentElement].some(hasBorder))
      .map((field) => `${describe(field.closest('label') ?? field)} is a field without a border.`),
    ...all('button')
      .filter((button) => !hasBorder(button) && !hasContent(button))
      .map((button) => `${describe(button)} cannot be seen.`),
  ];
}

function chosenFaults(): string[] {
  const all = [...document.body.querySelectorAll(chosen)].filter((one) => one.checkVisibility());
  return [
    ...all
      .filter((element) => peersOf(element).some((peer) => look(peer) === look(element)))
      .map((element) => `${describe(element)} is chosen and looks like the others.`),
    ...all
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter(hasWords)
      .filter((element) => contrastOf(element) < leastContrast)
      .map((element) => `${describe(element)} is chosen and cannot be read.`),
  ];
}

/** WCAG 1.4.3. */
const leastContrast = 4.5;

const hasWords = (element: Element): boolean =>
  element.checkVisibility() &&
  [...element.childNodes].some(
    ({ nodeType, data }: Node & { data?: string }) => nodeType === Node.TEXT_NODE && Boolean(data?.trim()),
  );

/** The contrast of an element's words with what lies behind them: the page's own colour, unless adjustment is off. */
function contrastOf(element: Element): number {
  const { color, forcedColorAdjust } = getComputedStyle(element);
  const canvas = systemColour('Canvas');
  const ground = forcedColorAdjust === 'none' ? (groundOf(element) ?? canvas) : canvas;
  const [light = 0, dark = 0] = [luminance(color), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function groundOf(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/, 0\)$|transparent/.test(backgroundColor)) return backgroundColor;
  }
  return undefined;
}

/** A name such as `Canvas` as the browser has resolved it. */
function systemColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hasOutline(element: Element): boolean {
  // Cards and fields draw the ring of the control inside them.
  const { parentElement } = element;
  return [element, parentElement, parentElement?.parentElement, element.closest('label')].some((one) => {
    if (!one) return false;
    // The link of a card draws it on what lies over the whole card.
    return [undefined, '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
  });
}

function hasBorder(element: Element | null | undefined): boolean {
  if (!element) return false;
  const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
  return borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
}

function hasContent(button: Element): boolean {
  if (button.textContent?.trim() || button.querySelector('svg, img')) return true;
  const { backgroundColor } = getComputedStyle(button, '::before');
  return backgroundColor !== getComputedStyle(document.body).backgroundColor;
}

/** The same thing, not chosen: beside it, or beside the item of the list in which it stands. */
function peersOf(element: Element): Element[] {
  const item = element.closest('li') ?? element;
  const tag = element.tagName.toLowerCase();
  return [...(item.parentElement?.children ?? [])]
    .flatMap((sibling) => (sibling.matches(tag) ? [sibling] : [...sibling.querySelectorAll(`:scope > ${tag}`)]))
    .filter((peer) => peer !== element && !peer.matches(`${chosen}, [data-done], [aria-disabled=true]`))
    .filter((peer) => peer.getAttribute('role') === element.getAttribute('role'));
}

/** What is left of a look where colours are forced. A heavier letter alone is too little. */
function look(element: Element): string {
  const own = getComputedStyle(element);
  const before = getComputedStyle(element, '::before');
  return [
    own.backgroundColor,
    own.borderTop,
    own.borderBottom,
    own.outline,
    own.textDecorationLine,
    before.width,
    before.backgroundColor,
    element.querySelectorAll('svg').length,
  ].join();
}
