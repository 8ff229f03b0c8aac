import { prescriptionLabel } from './PrescriptionLabel.recipe';
import { styled } from '@niramaya/ui/styled';
import { ShieldCheck } from 'lucide-react';

/** By schedule: Drugs Rules 1945, rule 97. */
const signs = { none: <ShieldCheck />, h: 'Rx', h1: 'Rx', ndps: 'NRx', x: 'XRx' };

export interface PrescriptionLabelProps {
  schedule: keyof typeof signs;
  name: string;
  meaning: string;
}

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
