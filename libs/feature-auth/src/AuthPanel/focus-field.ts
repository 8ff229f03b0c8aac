/**
 * Focuses the field with this name, in the middle of the window. At the upper edge, to which the browser may scroll it,
 * the toast of a refusal would cover it.
 */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const input = form?.querySelector<HTMLInputElement>(`[name=${name}]`);
  input?.focus();
  input?.scrollIntoView({ block: 'center' });
}
