import * as components from '@niramaya/ui';
import * as layout from '@niramaya/ui/styled';
import { FormWidth, Line, Lines, Pseudo } from '@niramaya/ui/stories';
import type { ReactElement } from 'react';
import { isMockFunction } from 'storybook/test';
import { Gallery } from '../../libs/ui/src/art/gallery/Gallery';

/** The icons of Lucide by their names. `nameOf` adds each icon that a story renders. */
const icons: Record<string, unknown> = {};
/** The modules that copied code imports from, with their exports. */
const modules = { '@niramaya/ui': components, '@niramaya/ui/styled': layout, 'lucide-react': icons };

/** The name of each component by the component, because the build of Storybook shortens the names of functions. */
const names = new Map<unknown, string>(
  [layout, components].flatMap((module) =>
    Object.entries(module).map(([name, component]) => [component, name] as const),
  ),
);

/** The boxes that stories place their components in. They are no part of the example, and become a `div`. */
const boxes = new Set<unknown>([FormWidth, Line, Lines]);

/** The components that only stories have. */
const helpers = new Set<unknown>([Gallery, Pseudo]);
/** The one name of all helpers in the code of a story, by which `withImports` finds code that cannot be copied. */
const helper = 'StoryHelper';

/** Returns the name of an element in the code of a story. */
export function nameOf({ type }: ReactElement): string {
  if (typeof type === 'string') return type;
  const name = names.get(type);
  if (name !== undefined) return name;
  if (boxes.has(type)) return 'div';
  const { displayName, render } = type as { displayName?: string; render?: unknown };
  if (displayName === undefined || helpers.has(type)) return helper;
  // Besides Panda's elements, such as `styled.div`, only the icons of Lucide forward a ref.
  if (render !== undefined && !displayName.startsWith('styled.')) icons[displayName] = type;
  return displayName;
}

/**
 * Returns a function in the code of a story. A mock becomes an empty function, and so does a handler that the story
 * defines without named parameters, because its code reads variables of the story. So does a setter of React state: it
 * is a bound function, which has no code. A label with parameters, such as `(count) => …`, keeps its code, which reads
 * only them.
 */
export const functionCode = (value: (...args: never[]) => unknown): string =>
  isMockFunction(value) || value.length === 0 || value.name.startsWith('bound ') ? '() => {}' : String(value);

/** The props that an application keeps in state, each with the listeners that change it and their code. */
const states: readonly (readonly [prop: string, listeners: Readonly<Record<string, string>>])[] = [
  ['value', { onChange: 'setValue' }],
  ['value', { onValueChange: 'setValue' }],
  ['value', { onIncrease: '() => setValue(value + 1)', onDecrease: '() => setValue(value - 1)' }],
  ['quantity', { onIncrease: '() => setQuantity(quantity + 1)', onDecrease: '() => setQuantity(quantity - 1)' }],
  ['checked', { onChange: 'setChecked' }],
  ['selected', { onToggle: 'setSelected' }],
  ['page', { onPageChange: 'setPage' }],
];

/**
 * Returns the code of an element as a component that keeps its value in state, or undefined for an element without such
 * a value. Storybook writes each prop on a line of its own, and a prop that is true without a value. Several elements
 * that begin with the same value share the state.
 */
function withState(code: string): string | undefined {
  const lines = code.split('\n');
  const linesOf = (prop: string) =>
    lines.flatMap((line, at) => (line.trim() === prop || line.trimStart().startsWith(`${prop}=`) ? [at] : []));
  const kept = states.find(([prop, listeners]) =>
    [prop, ...Object.keys(listeners)].every((name) => linesOf(name).length > 0),
  );
  if (!kept) return undefined;
  const [prop, listeners] = kept;
  const given = new Set(linesOf(prop).map((at) => lines[at]!.trim().slice(prop.length + 1)));
  if (given.size > 1) return undefined;
  const [value = ''] = given;
  const first = value === '' ? 'true' : value.startsWith('{') ? value.slice(1, -1) : value;
  for (const [name, changed] of Object.entries({ [prop]: prop, ...listeners }))
    for (const at of linesOf(name)) {
      const line = lines[at]!;
      lines[at] = `${line.slice(0, line.indexOf(name))}${name}={${changed}}`;
    }
  const type = first === 'null' ? '<string | null>' : '';
  return [
    'export function Example() {',
    `  const [${prop}, set${prop.charAt(0).toUpperCase()}${prop.slice(1)}] = useState${type}(${first});`,
    '  return (',
    ...lines.map((line) => `    ${line}`),
    '  );',
    '}',
  ].join('\n');
}

/** Returns the code of an element as a component without state. A file with the element alone would render nothing. */
const asComponent = (code: string): string =>
  ['export const Example = () => (', ...code.split('\n').map((line) => `  ${line}`), ');'].join('\n');

/** The code of a story that shows several components or states at once. */
const severalStates = '// This story shows several states. Copy the code of the first story.';

/**
 * Returns the code of a story as the docs page shows it: with the imports and the state that it needs to run. Storybook
 * calls the function a second time with its own result, which begins with an import or a comment and is returned as it
 * is.
 *
 * Two kinds of stories have no code that runs elsewhere, and get the comment `severalStates`: those that use one of
 * `helpers`, and those whose `render` function takes no arguments. Of the latter, Storybook passes the source of the
 * story object, which begins with a brace.
 */
export function withImports(code: string): string {
  if (code.startsWith('import ') || code.startsWith('//')) return code;
  if (code.startsWith('{') || code.includes(`<${helper}`)) return severalStates;
  const isUsed = (name: string) => [' ', '\n', '>', '/', '.'].some((end) => code.includes(`<${name}${end}`));
  const imports = Object.entries(modules).flatMap(([source, module]) => {
    const used = Object.keys(module).filter(isUsed);
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${source}';`] : [];
  });
  const stateful = withState(code);
  // A listener that is still empty belongs to a component that the one state of the example does not serve.
  if (stateful?.includes('onChange={() => {}}')) return severalStates;
  const react = stateful === undefined ? [] : ["import { useState } from 'react';"];
  return [...imports, ...react, '', stateful ?? asComponent(code)].join('\n');
}
