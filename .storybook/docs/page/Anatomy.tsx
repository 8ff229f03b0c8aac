import { Fragment } from 'react';
import { styled } from 'storybook/theming';
import type { Advice } from '../../../libs/ui/src/stories/advice';
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
  color: theme.appContentBg,
  fontFamily: theme.typography.fonts.base,
  fontSize: 12,
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
}));

/** The numbers of the parts that can be seen in a story, and a ring around each. Numbers are those of the list below. */
export const Parts = ({ page, anatomy }: { page: Document; anatomy: Advice['anatomy'] }) =>
  anatomy.map(([part, , selector], at) => {
    const box = selector === undefined ? undefined : partIn(page, selector)?.getBoundingClientRect();
    if (!box) return null;
    const { left, top, width, height } = box;
    return (
      <Fragment key={part}>
        <Ring style={{ left: left - 3, top: top - 3, width: width + 2, height: height + 2 }} />
        <Number data-part={at + 1} style={{ left: Math.max(0, left - 12), top: Math.max(0, top - 12) }}>
          {at + 1}
        </Number>
      </Fragment>
    );
  });
