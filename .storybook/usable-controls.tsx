import { ArrowRight, Download, Heart, Search, ShoppingCart } from 'lucide-react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import kinds from '../tools/states/components.json';
import { networkControl, networkTitles } from './network';

interface Described {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly tsType?: { readonly name: string } }>>;
  };
}

/** The icons that an icon control offers. */
const icons = {
  none: undefined,
  arrow: <ArrowRight aria-hidden />,
  cart: <ShoppingCart aria-hidden />,
  download: <Download aria-hidden />,
  heart: <Heart aria-hidden />,
  search: <Search aria-hidden />,
};
const icon: Partial<StrictInputType> = {
  control: { type: 'select' },
  options: Object.keys(icons),
  mapping: icons,
};

/** Types of React content that a text control can edit. */
const nodes = new Set(['ReactNode', 'ReactReactNode', 'string']);

/** Whether a value can be written as JSON and read again. Elements and functions cannot. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if ('$$typeof' in value || value instanceof Element || value instanceof Error) return false;
  return Object.values(value).every(isData);
}

/** Returns the possible values of `value`, if the component has a list of options or tabs. */
function choicesAmong({ options, tabs }: Readonly<Record<string, unknown>>): unknown[] {
  const list = (tabs ?? options) as readonly { id?: unknown; value?: unknown }[] | undefined;
  return Array.isArray(list) ? list.map((one: { id?: unknown; value?: unknown }) => one.value ?? one.id) : [];
}

/** The control for the state of a screen. A screen has no props; its state comes from the network. */
const stateOfScreen: StrictInputType = {
  name: networkControl,
  description: 'What the network does, or the scenario that is played on it',
  type: { name: 'string' },
  control: { type: 'select', labels: networkTitles },
  options: ['asStory', ...Object.keys(networkTitles)],
  table: { type: { summary: 'state' }, defaultValue: { summary: 'asStory' } },
};

/** Whether a screen makes requests. The other screens look the same on every network. */
const asksTheNetwork = (title: string): boolean => {
  const [purpose, name = ''] = title.split('/');
  return purpose === 'Screens' && !kinds.localScreen.includes(name);
};

const typeOf = ({ type }: StrictInputType) => type?.name ?? 'other';

/**
 * Gives each prop a usable control: text for React content, a list of icons, JSON for data. A prop with none of these
 * (elements, functions, types without a list) is shown without a control.
 */
export const usableControls: ArgTypesEnhancer = ({ argTypes, initialArgs, component, title }) => {
  const props = (component as Described | undefined)?.__docgenInfo?.props ?? {};
  const usable = (name: string, argType: StrictInputType): StrictInputType => {
    const value: unknown = initialArgs[name];
    const drawn = nodes.has(props[name]?.tsType?.name ?? '');
    if (argType.control !== undefined) return argType;
    if (argType.options) return { ...argType, control: { type: 'select' } };
    // Storybook makes a control for these by itself.
    if (['boolean', 'enum', 'function', 'number', 'string'].includes(typeOf(argType))) return argType;
    const choices = name === 'value' ? choicesAmong(initialArgs) : [];
    if (choices.length > 0) return { ...argType, control: { type: 'select' }, options: choices };
    if (typeof value === 'number') return { ...argType, control: { type: 'number' } };
    if (drawn && /icon$/i.test(name)) return { ...argType, ...icon };
    if (drawn && (value === undefined || typeof value === 'string')) return { ...argType, control: { type: 'text' } };
    const isList = typeof value === 'object' && value !== null && isData(value);
    return isList ? argType : { ...argType, control: false };
  };
  // A prop that the source does not list is listed by its value, and has a control if the value is data.
  const unlisted = Object.keys(initialArgs).filter((name) => !(name in argTypes) && !isData(initialArgs[name]));
  return Object.fromEntries([
    ...(asksTheNetwork(title) ? [[networkControl, stateOfScreen] as const] : []),
    ...Object.entries(argTypes).map(([name, argType]) => [name, usable(name, argType)] as const),
    ...unlisted.map((name) => [name, { name, control: false }] as const),
  ]);
};
