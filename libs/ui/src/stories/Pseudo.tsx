import { chakra } from '../theme/chakra';
import type { ReactElement } from 'react';

const states = ['rest', 'hover', 'focus-visible', 'active'] as const;

const Grid = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4', alignItems: 'center' },
});
const Name = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });

/**
 * For stories: the same control at rest, hovered, focused and pressed. The recipes draw these states for data attributes
 * too, so that they can be looked at side by side.
 * @param of the control, made anew for each state
 * @param control finds, inside it, the element whose state is shown; a list finds one by each
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
        // Of a list, the first of each: a card and the link in it.
        for (const one of control.split(', ')) cell?.querySelector(one)?.setAttribute(`data-${state}`, '');
      }}
    >
      {children}
    </div>
  </>
);

/** The width of the focus ring that is drawn in a `Pseudo`, e.g. '3px'. */
export function focusRingWidth(canvasElement: HTMLElement): string {
  const focused = canvasElement.querySelector('[data-focus-visible]');
  return focused ? getComputedStyle(focused).outlineWidth : 'none';
}
