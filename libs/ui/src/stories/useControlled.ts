import { useState } from 'react';

/** Holds the value of a controlled component, as a screen does. */
export function useControlled<State, Value extends State, Rest extends unknown[]>(
  initial: State,
  onChange: (value: Value, ...rest: Rest) => void,
): readonly [State, (value: Value, ...rest: Rest) => void] {
  const [value, setValue] = useState(initial);
  const change = (to: Value, ...rest: Rest) => {
    setValue(to);
    onChange(to, ...rest);
  };
  return [value, change];
}
