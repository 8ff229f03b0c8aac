import { prescriptionLabel } from '../../styled-system/recipes';
import { ShieldCheck } from 'lucide-react';

/**
 * The sign of each schedule, as rule 97 of the Drugs Rules 1945 of India has it. A product without a prescription has
 * no sign there, and a shield here.
 */
const signs = { none: <ShieldCheck />, h: 'Rx', h1: 'Rx', ndps: 'NRx', x: 'XRx' };

export interface PrescriptionLabelProps {
  /**
   * The schedule of India's Drugs Rules 1945: H, H1 and X, a narcotic ('ndps'), or 'none' for a product without a
   * prescription. It sets the sign, its colour and the border. Screen readers skip the sign.
   */
  schedule: 'none' | 'h' | 'h1' | 'ndps' | 'x';
  /** The label in words, such as 'No prescription needed'. It names everything that the sign means. */
  name: string;
  /** A sentence about what the shopper has to do. */
  meaning: string;
}

/**
 * `PrescriptionLabel` is for whether a product needs a prescription, and of which kind, on the page of the product. An
 * offer or the stock is a `Badge`, and a warning about the page a `WarningNotice`.
 */
export function PrescriptionLabel({ schedule, name, meaning }: PrescriptionLabelProps) {
  const classes = prescriptionLabel({ schedule });
  return (
    <div className={classes.root}>
      <span className={classes.sign} translate="no" aria-hidden>
        {signs[schedule]}
      </span>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.meaning}>{meaning}</p>
      </div>
    </div>
  );
}
