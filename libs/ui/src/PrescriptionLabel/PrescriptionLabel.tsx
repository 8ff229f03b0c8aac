import { prescriptionLabelBox, prescriptionLabelSign } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { ShieldCheck } from 'lucide-react';

/** The schedules of the Drugs Rules that a shopper meets. `none` needs no prescription. */
export type PrescriptionSchedule = 'none' | 'h' | 'h1' | 'ndps' | 'x';

export interface PrescriptionLabelProps {
  /** The schedule of the Drugs Rules under which the medicine is sold. */
  schedule: PrescriptionSchedule;
  /** The name of the label in a word or two: 'Prescription needed'. */
  name: string;
  /** What the label means for the shopper, in a sentence. */
  meaning: string;
}

/** The sign at the top left of a pack (Drugs Rules 1945, rule 97). */
const signs = { h: 'Rx', h1: 'Rx', ndps: 'NRx', x: 'XRx' } as const;

const Box = chakra('div', prescriptionLabelBox);

const Sign = chakra('span', prescriptionLabelSign);

/**
 * Shows whether a medicine needs a prescription, and of which kind. It uses the sign of the pack and text, and never
 * colour alone.
 */
export const PrescriptionLabel = ({ schedule, name, meaning }: PrescriptionLabelProps) => (
  <Box schedule={schedule}>
    <Sign schedule={schedule} htmlTranslate="no" aria-hidden>
      {schedule === 'none' ? <ShieldCheck /> : signs[schedule]}
    </Sign>
    <div>
      <chakra.p fontWeight="semibold">{name}</chakra.p>
      <chakra.p textStyle="caption" color="fg.muted">
        {meaning}
      </chakra.p>
    </div>
  </Box>
);
