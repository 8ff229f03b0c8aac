import { Grid, styled } from '@niramaya/ui/styled';
import { paymentCopy } from '@niramaya/copy/payment';
import { ActionBar, Button } from '@niramaya/ui';
import type { ReactNode } from 'react';
import { cancelIfDoubleClick } from '../cancelIfDoubleClick';
import { Examples } from './Examples';
import { Figures } from './Figures';
import { Purchase, type PurchaseProps } from './Purchase';

interface PaymentSummaryProps extends PurchaseProps {
  /** The method of payment in words. */
  readonly method: string;
  /** Whether a payment has been made, so that Confirm Payment ignores clicks. @default false */
  readonly busy?: boolean;
  /** Content above the total in its bar: the question before a second order, or a line about the method. */
  readonly question?: ReactNode;
  /**
   * Called when the box for the care plan or the coins changes, with whether one of them is ticked. The shop calls
   * these extras examples, because they change no total.
   */
  readonly onExamples?: (isTicked: boolean) => void;
  /** Called on a click on Confirm Payment. The second click of a double-click does not count. */
  readonly onConfirm: () => void;
}

/**
 * PaymentSummary shows the purchase, the examples, and in one column the method, the total and Confirm Payment
 * (PAYMENT-23 to PAYMENT-31). A consultation or a plan without products has the extras folded, because they are about
 * products.
 */
export function PaymentSummary(props: PaymentSummaryProps) {
  const { items, consultation, planMonths, total, method, busy, question, onExamples, onConfirm } = props;
  return (
    <styled.section
      aria-label={paymentCopy.summary.title}
      // Below 1025 px the section makes no box, so that Confirm Payment sticks to the lower edge of the window as long
      // as any part of the screen is in sight.
      display={{ base: 'contents', lg: 'grid' }}
      gap="3"
      minW="0"
      // From 1025 px on, the section sticks below the pinned header, whose height is `--edge-top`.
      _tall={{ position: { lg: 'sticky' }, top: '[calc(var(--edge-top) + 1.25rem)]' }}
    >
      <Grid
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        minW="0"
        p={{ base: '4', lg: '6', _largeText: '3' }}
        layerStyle="card"
      >
        <Purchase {...props} />
        <Examples
          total={total}
          folded={items.length === 0 && (consultation.kind === 'booked' || planMonths !== null)}
          unknown={consultation.kind === 'unknown'}
          onExamples={onExamples}
        />
        <Figures items={items} total={total} method={method} />
      </Grid>
      <ActionBar
        label={paymentCopy.summary.total}
        totalRupees={total}
        totalOnWide
        above={question}
        action={
          <Button
            size="lg"
            busy={busy}
            busyLabel={paymentCopy.summary.busy}
            onClick={(event) => {
              // `cancelIfDoubleClick` returns true if it has cancelled the click.
              if (!cancelIfDoubleClick(event)) onConfirm();
            }}
          >
            {paymentCopy.summary.confirm}
          </Button>
        }
      />
    </styled.section>
  );
}
