import type { Decorator } from '@storybook/react-vite';
import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** The types of props for which Storybook has a control of its own, or none. */
const known = ['string', 'number', 'boolean', 'enum', 'function'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** True for a value that survives the way through JSON: no element, function or class is in it. */
const isData = (value: unknown): boolean =>
  isRecord(value) ? !isValidElement(value) && Object.values(value).every(isData) : typeof value !== 'function';

/** Returns the control of a value whose type is no help, or none for an element, a function and an empty value. */
function controlOf(value: unknown): InputType['control'] {
  switch (typeof value) {
    case 'string':
      return { type: 'text' };
    case 'number':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'object':
      return isRecord(value) && isData(value) && Object.keys(value).length > 0 ? { type: 'object' } : { disable: true };
    default:
      return { disable: true };
  }
}

/**
 * Chooses the controls that Storybook cannot choose by type: those of icons, slots, refs and lists. Storybook would
 * offer a JSON editor for each, and React renders no JSON. A text in a slot gets a text field. The `control` or the
 * `options` of a story stay.
 */
export const chooseControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isChosen = argType.control !== undefined || argType.options !== undefined;
      if (isChosen || known.includes(argType.type?.name ?? '')) return [name, argType];
      return [name, { ...argType, control: controlOf(initialArgs[name]) }];
    }),
  );

/**
 * Returns a list or record of a control with the parts of the first value that a reader has deleted in the JSON editor.
 * Text or a number in the place of a list or record is replaced by the first value.
 */
function complete(value: unknown, first: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(value) || Array.isArray(value) !== Array.isArray(first)) return first;
  if (!Array.isArray(value)) return { ...first, ...value };
  const model: unknown = Array.isArray(first) ? first[0] : undefined;
  return value.map((item: unknown) => (isRecord(item) && isRecord(model) ? { ...model, ...item } : item));
}

/**
 * Keeps the props of a story complete while its controls change, because no application can leave a required prop out.
 * A required prop that was cleared has its first value, and so has each part of a list or record.
 */
export const withCompleteArgs: Decorator = function Complete(Story, { args, argTypes, initialArgs }) {
  const completed = Object.entries(initialArgs).flatMap(([name, first]) => {
    if (args[name] === first) return [];
    if (args[name] === undefined) return argTypes[name]?.type?.required ? [[name, first]] : [];
    return isRecord(first) && isData(first) ? [[name, complete(args[name], first)]] : [];
  });
  return <Story args={{ ...args, ...Object.fromEntries(completed) }} />;
};
