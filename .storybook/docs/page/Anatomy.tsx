import { Fragment } from 'react';
import { styled } from 'storybook/theming';
import type { Advice, Part } from '../../../libs/ui/src/stories/advice';
import { partIn } from '../../../tools/states/part-in';

const Ring = styled.span(({ theme }) => ({
  position: 'absolute',
  border: `2px dashed ${theme.color.secondary}`,
  borderRadius: 4,
}));
const Number = styled.span(({ theme }) => ({
  position: 'absolute',
  minWidth: 20,
  padding: '0 4px',
  borderRadius: 10,
  background: theme.color.secondary,
  color: theme.background.content,
  fontFamily: theme.typography.fonts.base,
  fontSize: 12,
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
}));

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** px. The height of a number, and its width below ten. */
const numberSize = 20;

/** Returns the box of a part in a story: what its selector finds, or the piece that its area names. */
function boxOf(page: Document, [, , selector, area]: Part): Box | undefined {
  const whole = selector === undefined ? undefined : partIn(page, selector)?.getBoundingClientRect();
  if (!whole || !area) return whole;
  const [left, top, width, height] = area.map((percent) => percent / 100) as [number, number, number, number];
  return {
    left: whole.left + left * whole.width,
    top: whole.top + top * whole.height,
    width: width * whole.width,
    height: height * whole.height,
  };
}

/**
 * Renders the numbers of the visible parts of a story, with a ring around each. The list below has the same numbers.
 */
export function Parts({ page, anatomy }: { page: Document; anatomy: Advice['anatomy'] }) {
  const taken: { left: number; top: number }[] = [];
  return anatomy.map((each, at) => {
    const box = boxOf(page, each);
    if (!box) return null;
    const top = Math.max(0, box.top - 12);
    let left = Math.max(0, box.left - 12);
    // Two parts may begin in one place. The second number is then beside the first.
    const isTaken = () =>
      taken.some((one) => Math.abs(one.top - top) < numberSize && Math.abs(one.left - left) < numberSize);
    while (isTaken()) left += numberSize + 2;
    taken.push({ left, top });
    return (
      <Fragment key={each[0]}>
        <Ring style={{ left: box.left - 3, top: box.top - 3, width: box.width + 2, height: box.height + 2 }} />
        <Number data-part={at + 1} style={{ left, top }}>
          {at + 1}
        </Number>
      </Fragment>
    );
  });
}
