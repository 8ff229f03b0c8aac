import { prescriptionLabelBox, prescriptionLabelSign } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { ShieldCheck } from 'lucide-react';

/** The schedules of the Drugs Rules that a shopper meets; `none` needs no doctor's slip. */
export type PrescriptionSchedule = 'none' | 'h' | 'h1' | 'ndps' | 'x';

export interface PrescriptionLabelProps {
  schedule: PrescriptionSchedule;
  /** What it is in a word or two, 'Prescription needed'. */
  name: string;
  /** What it means for the shopper, in a sentence. */
  meaning: string;
}

/** What a pack carries at its top left (Drugs Rules 1945, rule 97). */
const signs = { h: 'Rx', h1: 'Rx', ndps: 'NRx', x: 'XRx' } as const;

const Box = chakra('div', prescriptionLabelBox);

const Sign = chakra('span', prescriptionLabelSign);

/** Whether a medicine needs a prescription, and of which kind: by the sign of the pack, in words, and never by colour alone. */
export const PrescriptionLabel = ({ schedule, name, meaning }: PrescriptionLabelProps) => (
  <Box schedule={schedule}>
    <Sign schedule={schedule} aria-hidden>
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
