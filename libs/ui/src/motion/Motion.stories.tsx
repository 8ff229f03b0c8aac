import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { useReducedMotion } from '../internal/useMediaQuery';
import { bezierOut, durations, easings } from '../theme/motionTokens';
import { styled } from '../theme/styled';

const Rows = styled('div', { base: { display: 'grid', gap: '4', justifyItems: 'start', mb: '5' } });
const Row = styled('div', { base: { display: 'grid', gap: '1.5', width: 'full' } });
const Figures = styled('p', { base: { textStyle: 'caption', color: 'fg.muted' } });
const Track = styled('div', { base: { bg: 'bg.muted', borderRadius: 'pill', width: 'full', height: '6' } });
const Mark = styled('div', { base: { bg: 'brand.solid', borderRadius: 'pill', width: '6', height: '6' } });
const Curve = styled('svg', {
  base: {
    width: '32',
    height: '32',
    overflow: 'visible',
    border: '[1px solid token(colors.border)]',
    color: 'brand.fg',
  },
});

/**
 * Returns the elements of the marks by the name of their duration, whether motion is reduced, and `play`, which moves
 * each mark to the end of its track, or back, with the tokens of the theme.
 */
function useMoves() {
  const marks = useRef<Record<string, HTMLElement | null>>({});
  const [isAtEnd, setAtEnd] = useState(false);
  const isReduced = useReducedMotion();
  const play = () => {
    const places = ['0', 'calc(100% - 1.5rem)'];
    if (isAtEnd) places.reverse();
    for (const [name, duration] of Object.entries(durations))
      marks.current[name]?.animate(
        { marginInlineStart: places },
        { duration: isReduced ? 0 : Number.parseFloat(duration), easing: easings.out, fill: 'forwards' },
      );
    setAtEnd(!isAtEnd);
  };
  return { marks, isReduced, play };
}

/** The durations as marks that move, and the easing as a curve. */
function MotionTokens() {
  const { marks, isReduced, play } = useMoves();
  const [x1, y1, x2, y2] = bezierOut;
  return (
    <>
      <Rows>
        <Button onClick={play}>Play</Button>
        {isReduced && (
          <Figures role="status">Your system asks for less motion, so the marks change their place at once.</Figures>
        )}
        {Object.entries(durations).map(([name, duration]) => (
          <Row key={name}>
            <Figures>{`${name}: ${duration.replace('ms', ' ms')}`}</Figures>
            <Track>
              <Mark
                data-duration={name}
                ref={(mark) => {
                  marks.current[name] = mark;
                }}
              />
            </Track>
          </Row>
        ))}
      </Rows>
      <Row>
        <Figures>{`out: ${easings.out}, time to the right, way upwards`}</Figures>
        <Curve viewBox="0 0 100 100" role="img" aria-label="Fast at the start, slow at the end">
          <path
            d={`M0 100C${x1 * 100} ${100 - y1 * 100} ${x2 * 100} ${100 - y2 * 100} 100 0`}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </Curve>
      </Row>
    </>
  );
}

// The page Motion shows these stories, so the sidebar does not.
const meta = {
  id: 'ui-motion',
  title: 'Foundations/Motion',
  tags: ['!dev'],
  component: MotionTokens,
} satisfies Meta<typeof MotionTokens>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the durations of the running or finished animations, in ms, and their easings. */
const timings = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-duration]')].map((mark) => {
    const { duration, easing } = mark.getAnimations().at(-1)?.effect?.getTiming() ?? {};
    return `${duration} ${easing}`;
  });

/** The browser of the stories asks for reduced motion. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('so the marks change their place at once');
    await expect(timings(canvasElement)).toEqual(Array(3).fill('0 cubic-bezier(0.2, 0.7, 0.2, 1)'));
  },
};

export const PlayMovesMarks: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    const { matchMedia } = window;
    const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query.replace('(prefers-reduced-motion: reduce)', 'not all')),
    );
    return () => spy.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
    await expect(timings(canvasElement)).toEqual([`120 ${easing}`, `200 ${easing}`, `320 ${easing}`]);
  },
};
