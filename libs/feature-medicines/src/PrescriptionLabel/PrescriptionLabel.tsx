import { prescriptionLabel } from './PrescriptionLabel.recipe';
import { styled } from '@niramaya/ui/styled';
import { ShieldCheck } from 'lucide-react';

/** Schedules of the Drugs Rules. */
export type PrescriptionSchedule = 'none' | 'h' | 'h1' | 'ndps' | 'x';

export interface PrescriptionLabelProps {
  schedule: PrescriptionSchedule;
  name: string;
  meaning: string;
}

/** Drugs Rules 1945, rule 97. */
const signs = { h: 'Rx', h1: 'Rx', ndps: 'NRx', x: 'XRx' } as const;

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
