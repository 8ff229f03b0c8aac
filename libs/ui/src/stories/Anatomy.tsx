import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../theme/styled';

/** A part of a component, as the list of its anatomy names it. */
export interface Part {
  /** The name of the part, with its limits. */
  readonly text: string;
  /** The selector of its element. A part that is not in the picture, such as a name for screen readers, has none. */
  readonly at?: string;
  /**
   * The side of the element at which the number is, or the inside of its left edge. 'after' is the right side without a
   * line. @default 'top'
   */
  readonly side?: 'top' | 'right' | 'bottom' | 'left' | 'inside' | 'after';
}

/** The distance from the edge of a part to the middle of its number, in px. */
const distance = 24;
/** The half of the diameter of a number, in px. */
const radius = 12;

const Picture = styled('div', { base: { position: 'relative', p: '9' } });
const Layer = styled('div', {
  base: { position: 'absolute', inset: '0', pointerEvents: 'none', zIndex: 'toast' },
  // The layer for a whole window is a point in its upper left corner, from which the numbers are placed. A layer as
  // large as the window would extend a screenshot to the lower edge of the window. Zag.js gives toasts the largest
  // z-index that browsers have, and of equal ones the later element is in front.
  variants: {
    covers: { window: { position: 'fixed', inset: '[auto]', top: '0', left: '0', zIndex: '[2147483647]' } },
  },
});
const Circle = styled('span', {
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: '[24px]',
    height: '[24px]',
    borderRadius: 'pill',
    bg: 'fg',
    color: 'bg.panel',
    fontSize: '[14px]',
    fontWeight: 'bold',
    lineHeight: '[1]',
  },
});
const Leader = styled('span', { base: { position: 'absolute', bg: 'fg' } });

/** A number with its line, in px from the corner of the picture. */
interface Mark {
  readonly number: number;
  readonly place: CSSProperties;
  readonly line?: CSSProperties;
}

/** Returns the place of a number at the side of a part. `box` is that of the part, from the corner of the picture. */
function markOf(number: number, side: NonNullable<Part['side']>, box: DOMRect): Mark {
  const at = (x: number, y: number) => ({ left: x - radius, top: y - radius });
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const length = distance - radius;
  switch (side) {
    case 'top':
      return {
        number,
        place: at(x, box.top - distance),
        line: { left: x, top: box.top - length, width: 1, height: length },
      };
    case 'bottom':
      return {
        number,
        place: at(x, box.bottom + distance),
        line: { left: x, top: box.bottom, width: 1, height: length },
      };
    case 'left':
      return {
        number,
        place: at(box.left - distance, y),
        line: { left: box.left - length, top: y, width: length, height: 1 },
      };
    case 'right':
      return {
        number,
        place: at(box.right + distance, y),
        line: { left: box.right, top: y, width: length, height: 1 },
      };
    case 'inside':
      return { number, place: at(box.left + distance, y) };
    case 'after':
      return { number, place: at(box.right + distance, y) };
  }
}

/** Returns the box of an element, or that of its text for a paragraph, which is as wide as its parent. */
function boxOf(element: Element): DOMRect {
  if (element.tagName !== 'P') return element.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect();
}

/** Returns the marks of the parts that are in `root`, in px from the corner of `layer`. */
function marksOf(parts: readonly Part[], root: ParentNode, layer: Element): readonly Mark[] {
  const corner = layer.getBoundingClientRect();
  return parts.flatMap(({ at, side = 'top' }, index) => {
    const element = at && root.querySelector(at);
    if (!element) return [];
    const { left, top, width, height } = boxOf(element);
    return [markOf(index + 1, side, new DOMRect(left - corner.left, top - corner.top, width, height))];
  });
}

interface NumbersProps {
  readonly parts: readonly Part[];
  /** True if the parts are anywhere in the window. By default they are next to the numbers. */
  readonly inWindow?: boolean;
}

/** The numbers of the parts, which follow them while they appear and change their places. */
function Numbers({ parts, inWindow }: NumbersProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const element = layer.current!;
    const root = inWindow ? document.body : element.parentElement!;
    const measure = () => setMarks(marksOf(parts, root, element));
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    const changed = new MutationObserver(measure);
    // Attributes are observed too, because a toast moves by its attribute `style`.
    changed.observe(root, { childList: true, attributes: true, subtree: true });
    window.addEventListener('resize', measure);
    void document.fonts.ready.then(measure);
    return () => {
      resized.disconnect();
      changed.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [parts, inWindow]);
  return (
    <Layer ref={layer} covers={inWindow ? 'window' : undefined} aria-hidden data-numbers>
      {marks.map(({ number, place, line }) => (
        <div key={number}>
          {line && <Leader style={line} />}
          <Circle style={place}>{number}</Circle>
        </div>
      ))}
    </Layer>
  );
}

interface AnatomyProps {
  /** The parts in the order of their numbers. */
  readonly parts: readonly Part[];
  /** True for a component that opens over the page. Its parts are anywhere in the window. */
  readonly inWindow?: boolean;
  /** The component. */
  readonly children: ReactNode;
}

/** A picture of a component, in which each visible part has its number. */
export const Anatomy = ({ parts, inWindow, children }: AnatomyProps) =>
  inWindow ? (
    <>
      {children}
      {createPortal(<Numbers parts={parts} inWindow />, document.body)}
    </>
  ) : (
    <Picture>
      {children}
      <Numbers parts={parts} />
    </Picture>
  );
