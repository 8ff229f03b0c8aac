import { prescriptionLabel } from './PrescriptionLabel.recipe';
import { styled } from '@niramaya/ui/styled';
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

/**
 * Shows whether a medicine needs a prescription, and of which kind. It uses the sign of the pack and text, and never
 * colour alone.
 */
export function PrescriptionLabel({ schedule, name, meaning }: PrescriptionLabelProps) {
  const classes = prescriptionLabel({ schedule });
  return (
    <div className={classes.box}>
      <span className={classes.sign} translate="no" aria-hidden>
        {schedule === 'none' ? <ShieldCheck /> : signs[schedule]}
      </span>
      <div>
        <styled.p fontWeight="semibold">{name}</styled.p>
        <styled.p textStyle="caption" color="fg.muted">
          {meaning}
        </styled.p>
      </div>
    </div>
  );
}
