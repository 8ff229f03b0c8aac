import { useRef, useState } from 'react';

/**
 * `useCheckedForm` is for a form whose errors show from its first submit on. Until then an empty field is not wrong for
 * the shopper, who has yet to fill it in. At a submit with errors, the focus goes to the first wrong field.
 *
 * @param wrong The names of the fields that are wrong in this render, in the order of the form. Each is the `name` of
 *   an input.
 * @returns `form` is the ref of the `form` element. `isWrong` returns whether a field shows its error. A submit handler
 *   calls `check`, which returns whether every field is right. `reset` hides the errors until the next `check`, for a
 *   form that is closed.
 */
export function useCheckedForm<Name extends string>(wrong: readonly Name[]) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  return {
    form,
    isWrong: (name: Name): boolean => isChecked && wrong.includes(name),
    check: (): boolean => {
      setIsChecked(true);
      const [first] = wrong;
      if (first === undefined) return true;
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return false;
    },
    reset: (): void => setIsChecked(false),
  };
}
