import { prescriptionLabel } from './PrescriptionLabel.recipe';
import { styled } from '@niramaya/ui/styled';
import { ShieldCheck } from 'lucide-react';

/** The sign of each schedule, as rule 97 of the Drugs Rules 1945 of India has it. */
const signs = { none: <ShieldCheck />, h: 'Rx', h1: 'Rx', ndps: 'NRx', x: 'XRx' };

export interface PrescriptionLabelProps {
  /** The schedule of the Drugs Rules; 'none' for a product without a prescription. */
  schedule: keyof typeof signs;
  /** The label in words, such as 'No prescription needed'. */
  name: string;
  /** A sentence about what the shopper has to do. */
  meaning: string;
}

/** PrescriptionLabel shows whether a product needs a prescription, and of which kind. */
export function PrescriptionLabel({ schedule, name, meaning }: PrescriptionLabelProps) {
  const classes = prescriptionLabel({ schedule });
  return (
    <div className={classes.box}>
      <span className={classes.sign} translate="no" aria-hidden>
        {signs[schedule]}
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
