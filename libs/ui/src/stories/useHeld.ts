import { useState } from 'react';

/** Holds the value of a controlled component, as a screen does. */
export function useHeld<Held, Value extends Held, Rest extends unknown[]>(
  initial: Held,
  onChange: (value: Value, ...rest: Rest) => void,
): readonly [Held, (value: Value, ...rest: Rest) => void] {
  const [value, setValue] = useState(initial);
  const change = (to: Value, ...rest: Rest) => {
    setValue(to);
    onChange(to, ...rest);
  };
  return [value, change];
}
