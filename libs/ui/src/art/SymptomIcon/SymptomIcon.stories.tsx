import type { Meta, StoryObj } from '@storybook/react-vite';
import { withoutCode } from '../../stories';
import { Gallery } from '../gallery/Gallery';
import { symptomGlyphs, SymptomIcon, type SymptomName } from './SymptomIcon';

const names = Object.keys(symptomGlyphs) as SymptomName[];

/**
 * ### Use
 *
 * - The twelve most searched symptoms, in the consultation.
 *
 * ### Avoid
 *
 * - A medical field: use `SpecialityIcon`.
 */
const meta = {
  id: 'ui-art-symptomicon',
  title: 'Foundations/SymptomIcon',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: SymptomIcon,
  args: { name: 'Headache', size: 64 },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof SymptomIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  parameters: withoutCode,
  render: ({ size }) => <Gallery names={names}>{(name) => <SymptomIcon name={name} size={size} />}</Gallery>,
};
