/**
 * Empties `names`, and then adds the name of each field at which the browser shows its own validation message, because
 * the default action of the `invalid` event is not prevented. Returns a function that removes the listener.
 */
export function recordBrowserMessages(names: string[]): () => void {
  names.length = 0;
  // `invalid` has no bubbling phase, so a form can prevent its default action only in the capturing phase. A listener
  // at the field itself runs after that, and sees whether the form has done so.
  const listenAtField = ({ target }: Event) =>
    target!.addEventListener(
      'invalid',
      (event) => {
        if (!event.defaultPrevented) names.push((event.target as HTMLInputElement).name);
      },
      { once: true },
    );
  window.addEventListener('invalid', listenAtField, true);
  return () => window.removeEventListener('invalid', listenAtField, true);
}
