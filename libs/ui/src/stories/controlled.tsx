import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

/** Keeps the value of a story in state. A change of the value in Storybook's Controls panel replaces the state. */
function useValue<T>(value: T): [current: T, change: (next: T) => void] {
  const [given, setGiven] = useState(value);
  const [current, setCurrent] = useState(given);
  if (!Object.is(given, value)) {
    setGiven(value);
    setCurrent(value);
  }
  return [current, setCurrent];
}

/**
 * Returns a decorator that keeps the value of a component in state, as a screen does. `value` and `onChange` are the
 * names of the props. A change of the value in Storybook's Controls panel replaces the state.
 *
 * It comes last in a list of decorators. A later one that renders `<Story />` without `args` would hand over the args
 * of the render before, and with them an old value.
 */
export const controlled = (value = 'value', onChange = 'onChange'): Decorator =>
  function Controlled(Story, { args }) {
    const [current, setCurrent] = useValue(args[value]);
    const listener = args[onChange] as (...changed: unknown[]) => void;
    const change = (...changed: unknown[]) => {
      setCurrent(changed[0]);
      listener(...changed);
    };
    return <Story args={{ ...args, [value]: current, [onChange]: change }} />;
  };

/** A decorator like `controlled`, for a number `value` that `onIncrease` and `onDecrease` change by one. */
export const counted: Decorator = function Counted(Story, { args }) {
  const [value, setValue] = useValue(args.value as number);
  const by = (step: number, listener: unknown) => () => {
    setValue(value + step);
    (listener as () => void)();
  };
  return <Story args={{ ...args, value, onIncrease: by(1, args.onIncrease), onDecrease: by(-1, args.onDecrease) }} />;
};
