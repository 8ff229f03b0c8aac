/**
 * Writes into `bubbles` the name of each field at which the browser shows a bubble of its own, because its `invalid`
 * event keeps its default action. Returns a function that ends the listening.
 */
export function noteBubbles(bubbles: string[]): () => void {
  bubbles.length = 0;
  // A listener at the field itself runs after those of all elements around it, so it sees whether one prevented the
  // bubble.
  const follow = ({ target }: Event) =>
    target!.addEventListener(
      'invalid',
      (event) => {
        if (!event.defaultPrevented) bubbles.push((event.target as HTMLInputElement).name);
      },
      { once: true },
    );
  window.addEventListener('invalid', follow, true);
  return () => window.removeEventListener('invalid', follow, true);
}
