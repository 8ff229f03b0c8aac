import type { MouseEvent } from 'react';
import { styled } from 'storybook/theming';
import { tokens } from '../../libs/ui/src/theme/tokens';

const easing = tokens.easings.out?.value ?? 'linear';

const Track = styled.button(({ theme }) => ({
  display: 'block',
  width: 240,
  height: 44,
  padding: 4,
  border: `1px solid ${theme.textMutedColor}`,
  borderRadius: 8,
  background: 'none',
  cursor: 'pointer',
  '& > span': { display: 'block', width: 34, height: '100%', borderRadius: 6, background: theme.color.secondary },
}));

/** Plays the bar. With reduced motion the bar is at its end at once, as in the shop. */
function run({ currentTarget }: MouseEvent<HTMLElement>, duration: string) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  currentTarget.firstElementChild?.animate(
    { transform: ['none', 'translateX(196px)'] },
    { duration: still ? 0 : Number.parseFloat(duration), easing },
  );
}

/** Lists the durations of motion by name, each with a bar that takes as long. */
export const Durations = () => (
  <table>
    <thead>
      <tr>
        <th>name</th>
        <th>time</th>
        <th>seen</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(tokens.durations).map(([name, { value }]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{value.replace('ms', ' ms')}</td>
          <td>
            <Track type="button" aria-label={`Show ${name}`} onClick={(event) => run(event, value)}>
              <span />
            </Track>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Lists the easings: how a movement starts and ends. */
export const Easings = () => (
  <table>
    <thead>
      <tr>
        <th>name</th>
        <th>curve</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(tokens.easings).map(([name, { value }]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The animations of the shop: where, what each explains, and how it moves. */
const moving: readonly (readonly [where: string, explains: string, how: string])[] = [
  [
    'Dialog, drawer, panel',
    'that it lies above the page, and where it came from',
    'enters and leaves from its edge (framer-motion)',
  ],
  ['What stands in for a dialog', 'that it is gone when it is closed', 'fades, by the browser alone'],
  ['Menu', 'that it has just opened', 'rises by 8 px'],
  ['Toast', 'that it has come, and that it is gone', 'drops in below the header and leaves upwards; the others follow'],
  ['Row of the cart', 'where a removed row was, and where Undo puts it', 'travels to its place (framer-motion)'],
  ['Count on a button', 'that it has changed: the cart', 'swells (framer-motion’s useAnimate)'],
  ['Add on a card', 'that the quantity has come in its place', 'the quantity grows out of its middle (useAnimate)'],
  ['Sums of the cart', 'that they have changed, and which way', 'count to their value; readers have that at once'],
  ['Stepper', 'which step was come to, or gone back from', 'its line fills or empties (useAnimate)'],
  ['Heart, scales', 'that the product is saved, or compared', 'swells (useAnimate)'],
  ['Picture of a product', 'that the screen is that of the card', 'travels there (a view transition)'],
  [
    'Tabs, cards to choose from',
    'which one is chosen now',
    'the mark slides there (anchor positioning, by the browser alone)',
  ],
  ['Accordion', 'what belongs to its summary', 'its height, by the browser alone'],
  ['Banner', 'how long a slide stays', 'its bar fills; the slide follows the finger'],
  ['Carousel', 'which way the row has gone', 'slides for 500 ms'],
  ['Notice of a payment', 'that it went through', 'its tick is drawn'],
  ['Listing, filtered', 'that the cards are those of before', 'dimmed for up to 400 ms, then a skeleton'],
  ['Button, chip, tab, field, tile', 'that it answers a finger or a pointer', 'colour, shadow or a shift of a pixel'],
  ['Skeleton, spinner', 'that something is on its way', 'pulses, turns'],
];

/** Lists everything that moves in the shop. */
export const WhatMoves = () => (
  <table>
    <thead>
      <tr>
        <th>Where</th>
        <th>What it explains</th>
        <th>How</th>
      </tr>
    </thead>
    <tbody>
      {moving.map(([where, explains, how]) => (
        <tr key={where}>
          <td>{where}</td>
          <td>{explains}</td>
          <td>{how}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
