/**
 * Empties `bubbles`, and then writes into it the name of each field at which the browser shows a bubble of its own,
 * because its `invalid` event keeps its default action. Returns a function that ends the listening.
 */
export function noteBubbles(bubbles: string[]): () => void {
  bubbles.length = 0;
  // The event `invalid` does not bubble, so the elements around the field can listen only in the capturing phase,
  // before a listener at the field. That one therefore sees whether one of them has prevented the browser's bubble.
  const listenAtField = ({ target }: Event) =>
    target!.addEventListener(
      'invalid',
      (event) => {
        if (!event.defaultPrevented) bubbles.push((event.target as HTMLInputElement).name);
      },
      { once: true },
    );
  window.addEventListener('invalid', listenAtField, true);
  return () => window.removeEventListener('invalid', listenAtField, true);
}
