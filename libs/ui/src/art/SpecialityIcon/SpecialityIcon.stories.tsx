import type { Meta, StoryObj } from '@storybook/react-vite';
import { withoutCode } from '../../stories';
import { Gallery } from '../gallery/Gallery';
import { specialityGlyphs, SpecialityIcon, type SpecialityName } from './SpecialityIcon';

const names = Object.keys(specialityGlyphs) as SpecialityName[];

/**
 * ### Use
 *
 * - The sixteen specialities of the consultation.
 *
 * ### Avoid
 *
 * - A symptom: use `SymptomIcon`.
 */
const meta = {
  id: 'ui-art-specialityicon',
  title: 'Foundations/SpecialityIcon',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: SpecialityIcon,
  args: { name: 'Dentist', size: 64 },
  argTypes: { name: { options: names } },
} satisfies Meta<typeof SpecialityIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  parameters: withoutCode,
  render: ({ size }) => <Gallery names={names}>{(name) => <SpecialityIcon name={name} size={size} />}</Gallery>,
};
