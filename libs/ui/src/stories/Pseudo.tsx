import { styled } from '../theme/styled';
import { Fragment, type ReactElement } from 'react';

const states = ['rest', 'hover', 'focus-visible', 'active'] as const;

const Grid = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4', alignItems: 'center' },
});
const Name = styled('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

/** Shows a control in each state. */
export const Pseudo = ({ of, control = 'button' }: { of: ReactElement; control?: string }) => (
  <Grid>
    {states.map((state) => (
      <Fragment key={state}>
        <Name>{state}</Name>
        <div
          data-state={state}
          ref={(cell) => {
            for (const one of control.split(', ')) cell?.querySelector(one)?.setAttribute(`data-${state}`, '');
          }}
        >
          {of}
        </div>
      </Fragment>
    ))}
  </Grid>
);

/** Such as '3px'. */
export function focusRingWidth(canvasElement: HTMLElement): string {
  const focused = canvasElement.querySelector('[data-focus-visible]');
  if (!focused) return 'none';
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  // Without an outline, its width is not 0.
  return outlineStyle === 'none' ? outlineStyle : outlineWidth;
}
