import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

/**
 * Returns a decorator that keeps the value of a component in state, as a screen does. `value` and `onChange` are the
 * names of the props.
 */
export const controlled = (value = 'value', onChange = 'onChange'): Decorator =>
  function Controlled(Story, { args }) {
    const [current, setCurrent] = useState(args[value]);
    const listener = args[onChange] as (...changed: unknown[]) => void;
    const change = (...changed: unknown[]) => {
      setCurrent(changed[0]);
      listener(...changed);
    };
    return <Story args={{ ...args, [value]: current, [onChange]: change }} />;
  };
