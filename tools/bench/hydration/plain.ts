/** How React calls the attributes of the cards whose names differ from those of HTML. */
const propertyNames: Record<string, string> = { class: 'className' };

/** An element as a script can hand it over: its tag, its attributes, and what is in it. */
export interface PlainElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (PlainElement | string)[];
}

/**
 * Reads the markup of the cards. Runs in the browser, which knows how to: nothing from outside can be used in it.
 * @param markup as the server sent it
 */
export function readElements(markup: string): PlainElement[] {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const read = (element: Element): PlainElement => ({
    tag: element.localName,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    children: [...element.childNodes].flatMap((node): (PlainElement | string)[] =>
      node instanceof Element ? [read(node)] : node instanceof Text ? [node.data] : [],
    ),
  });
  return Array.from(template.content.children, read);
}

/** `width:100%;aspect-ratio:1` as React takes it. */
const styleOf = (text: string) =>
  Object.fromEntries(
    text
      .split(';')
      .filter(Boolean)
      .map((declaration) => {
        const [name = '', value = ''] = declaration.split(/:(.*)/s);
        return [name.trim().replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value.trim()];
      }),
  );

function sourceOf(element: PlainElement | string): string {
  if (typeof element === 'string') return JSON.stringify(element);
  const { tag, attributes, children } = element;
  const properties = Object.entries(attributes).map(([name, value]) => [
    propertyNames[name] ?? name,
    name === 'style' ? styleOf(value) : value,
  ]);
  const own = JSON.stringify(Object.fromEntries(properties));
  // What can be pressed has a listener in the cards of the design system too.
  const all = /^(?:a|button)$/.test(tag) ? `{ ...${own}, onClick: press }` : own;
  return `createElement(${[JSON.stringify(tag), all, ...children.map(sourceOf)].join(', ')})`;
}

/** @returns a module with the same cards, a component each, of elements that know their classes */
export const plainModule = (cards: readonly PlainElement[]): string =>
  [
    `import { createElement } from 'react';`,
    'const press = () => undefined;',
    ...cards.map((card, at) => `const Card${at} = () => ${sourceOf(card)};`),
    `export const Cards = () => [${cards.map((_, at) => `createElement(Card${at}, { key: ${at} })`).join(', ')}];`,
  ].join('\n');
