import { styled } from '../theme/styled';
import type { ReactElement } from 'react';

const states = ['rest', 'hover', 'focus-visible', 'active'] as const;

const Grid = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4', alignItems: 'center' },
});
const Name = styled('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

/**
 * For stories: renders the same control at rest, hovered, focused and active. The recipes also style these states by
 * data attributes, so that the states can be compared side by side.
 * @param of the control, rendered once for each state
 * @param control the selector of the element inside it whose state is shown; each selector of a list finds one element
 */
export const Pseudo = ({ of, control = 'button' }: { of: ReactElement; control?: string }) => (
  <Grid>
    {states.map((state) => (
      <Row key={state} state={state} control={control}>
        {of}
      </Row>
    ))}
  </Grid>
);

const Row = ({ state, control, children }: { state: string; control: string; children: ReactElement }) => (
  <>
    <Name>{state}</Name>
    <div
      data-state={state}
      ref={(cell) => {
        // Each selector of a list finds its first element: for example a card and the link in it.
        for (const one of control.split(', ')) cell?.querySelector(one)?.setAttribute(`data-${state}`, '');
      }}
    >
      {children}
    </div>
  </>
);

/** Returns the width of the focus ring in a `Pseudo`, e.g. '3px'. */
export function focusRingWidth(canvasElement: HTMLElement): string {
  const focused = canvasElement.querySelector('[data-focus-visible]');
  if (!focused) return 'none';
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  // An element without an outline still has an outline width of one.
  return outlineStyle === 'none' ? outlineStyle : outlineWidth;
}
