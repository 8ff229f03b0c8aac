import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

/** Holds the value, as a screen does. */
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
