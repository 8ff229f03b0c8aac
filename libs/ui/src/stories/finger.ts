import { fireEvent } from 'storybook/test';

type Point = readonly [x: number, y: number];

/**
 * Moves a finger across an element, with touch events as a phone sends them. Points are in px from the upper left
 * corner of the window. Returns a function that lifts the finger.
 */
export async function finger(target: Element, from: Point, to: Point): Promise<() => Promise<unknown>> {
  const at = ([x, y]: Point) => {
    const touch = new Touch({ identifier: 1, target, clientX: x, clientY: y, pageX: x, pageY: y });
    return { touches: [touch], changedTouches: [touch] };
  };
  await fireEvent.touchStart(target, at(from));
  await fireEvent.touchMove(target, at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await fireEvent.touchMove(target, at(to));
  return () => fireEvent.touchEnd(target, { ...at(to), touches: [] });
}
