import type { Meta, StoryObj } from '@storybook/react-vite';
import { showsPictures } from '../gallery/checks';
import { Gallery } from '../gallery/Gallery';
import { ConcernArt, concernPictures, type ConcernName } from './ConcernArt';

const names = Object.keys(concernPictures) as ConcernName[];

/**
 * ### When to use
 *
 * - For the nine health concerns of the home screen, next to the name.
 *
 * ### When not to use
 *
 * - A current symptom: `SymptomIcon`. A medical field: `SpecialityIcon`.
 */
const meta = {
  id: 'ui-art-concernart',
  title: 'Foundations/ConcernArt',
  tags: ['autodocs'],
  component: ConcernArt,
  args: { name: 'Cardiac Care' },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof ConcernArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: showsPictures(1) };

export const Variants: Story = {
  render: ({ size }) => <Gallery names={names}>{(name) => <ConcernArt name={name} size={size} />}</Gallery>,
  play: showsPictures(9),
};
