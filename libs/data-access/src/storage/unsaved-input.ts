import { useEffect } from 'react';

/** A mark for each mounted form whose text is stored nowhere. */
const unsaved = new Set<object>();

/** Returns whether a form has text that a page load would lose. */
export const hasUnsavedInput = (): boolean => unsaved.size > 0;

/**
 * Reports text that is stored nowhere, such as that of a form before its submit. A change of the language and a new
 * version then ask first (`requestLanguage`, `requestUpdate`), and a missing chunk does not reload the page
 * (`keepPageWhile` of `libs/lazy`).
 *
 * @param isUnsaved Whether there is such text. Text that is stored as it is typed does not count, and neither does a
 *   text that the form has again after a page load.
 */
export function useUnsavedInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mark = {};
    unsaved.add(mark);
    return () => void unsaved.delete(mark);
  }, [isUnsaved]);
}
