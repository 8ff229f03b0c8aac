export function copyOf(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const { top, left, width, height } = element.getBoundingClientRect();
  copy.setAttribute('inert', '');
  copy.setAttribute('aria-hidden', 'true');
  const box = { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(copy.style, { position: 'fixed', margin: 0, ...box });
  return copy;
}
