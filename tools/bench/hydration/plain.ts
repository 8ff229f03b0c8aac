/** The React names of the attributes of the cards that differ from the HTML names. */
const propertyNames: Record<string, string> = { class: 'className' };

/** An element as serialisable data: its tag, its attributes and its children. */
export interface PlainElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (PlainElement | string)[];
}

/**
 * Parses the markup of the cards. It runs in the browser, which can parse HTML, so it must not use anything from
 * outside.
 * @param markup the markup that the server sent
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

/** Converts a style text such as `width:100%;aspect-ratio:1` to a React style object. */
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
  // Links and buttons get a listener, as in the cards of the design system.
  const all = /^(?:a|button)$/.test(tag) ? `{ ...${own}, onClick: press }` : own;
  return `createElement(${[JSON.stringify(tag), all, ...children.map(sourceOf)].join(', ')})`;
}

/** @returns a module with the same cards, one component each, made of elements with their class names */
export const plainModule = (cards: readonly PlainElement[]): string =>
  [
    `import { createElement } from 'react';`,
    'const press = () => undefined;',
    ...cards.map((card, at) => `const Card${at} = () => ${sourceOf(card)};`),
    `export const Cards = () => [${cards.map((_, at) => `createElement(Card${at}, { key: ${at} })`).join(', ')}];`,
  ].join('\n');
