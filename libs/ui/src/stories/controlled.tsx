import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

/**
 * Returns a decorator that keeps the value of a component in state, as a screen does. `value` and `onChange` are the
 * names of the props. A control that changes the value replaces the state.
 *
 * It comes last in a list of decorators. A later one that renders `<Story />` without `args` would hand over the args
 * of the render before, and with them an old value.
 */
export const controlled = (value = 'value', onChange = 'onChange'): Decorator =>
  function Controlled(Story, { args }) {
    const [given, setGiven] = useState(args[value]);
    const [current, setCurrent] = useState(given);
    if (!Object.is(given, args[value])) {
      setGiven(args[value]);
      setCurrent(args[value]);
    }
    const listener = args[onChange] as (...changed: unknown[]) => void;
    const change = (...changed: unknown[]) => {
      setCurrent(changed[0]);
      listener(...changed);
    };
    return <Story args={{ ...args, [value]: current, [onChange]: change }} />;
  };
