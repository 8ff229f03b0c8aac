import { styled } from '../theme/styled';
import { Fragment, type ReactElement } from 'react';

/** The states that a control is shown in. */
const states = ['rest', 'hover', 'focus-visible', 'active'] as const;

const Grid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'max-content 1fr' },
    gap: '4',
    alignItems: 'center',
  },
});
const Name = styled('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

/**
 * Shows a control at rest, hovered, focused and pressed. Attributes such as `data-hover` switch the styles on, because
 * a script cannot hover an element.
 *
 * `of` is the component. `control` has one or more selectors, separated by a comma and a space: the first element that
 * matches each of them gets the attribute. By default it is 'button'.
 */
export const Pseudo = ({ of, control = 'button' }: { of: ReactElement; control?: string }) => (
  <Grid>
    {states.map((state) => (
      <Fragment key={state}>
        <Name>{state}</Name>
        <div
          data-state={state}
          ref={(cell) => {
            for (const selector of control.split(', '))
              cell?.querySelector(selector)?.setAttribute(`data-${state}`, '');
          }}
        >
          {of}
        </div>
      </Fragment>
    ))}
  </Grid>
);

/** Returns the width of the focus ring of the shown control, such as '3px', or 'none'. */
export function focusRingWidth(canvasElement: HTMLElement): string {
  const focused = canvasElement.querySelector('[data-focus-visible]');
  if (!focused) return 'none';
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  // The computed width of an outline that is not drawn is not 0, so the style decides.
  return outlineStyle === 'none' ? outlineStyle : outlineWidth;
}
