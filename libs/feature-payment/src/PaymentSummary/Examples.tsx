import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { formatRupees, policy } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/copy/payment';
import { useId } from 'react';
import { Extras, type ExtrasProps } from './Extras';

interface ExampleFigureProps {
  readonly name: string;
  readonly rupees: number;
}

/** A figure without an effect, in rupees. The figures are fixed whole numbers, which show no paise. */
function ExampleFigure({ name, rupees }: ExampleFigureProps) {
  return (
    <Flex wrap="wrap" columnGap="4">
      <dt>{name}</dt>
      <styled.dd ms="[auto]" fontVariantNumeric="tabular-nums">{`₹${rupees}`}</styled.dd>
    </Flex>
  );
}

interface ExamplesProps extends ExtrasProps {
  /** The sum to pay, in rupees, which no example changes. */
  readonly total: number;
}

/**
 * Examples are the extras and the figures without an effect (PAYMENT-23 to PAYMENT-29), in one muted group with a
 * heading, so that no shopper adds them to the total.
 */
export function Examples({ total, ...extras }: ExamplesProps) {
  const copy = paymentCopy.summary;
  const titleId = useId();
  return (
    <Grid
      role="group"
      aria-labelledby={titleId}
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      p={{ base: '3', lg: '4' }}
      bg="bg.subtle"
      color="fg.muted"
      borderRadius="control"
    >
      <div>
        <styled.h3 id={titleId} fontWeight="semibold">
          {copy.examplesTitle}
        </styled.h3>
        <p>{copy.examples(formatRupees(total))}</p>
      </div>
      <Extras {...extras} />
      <styled.dl display="grid" gap="2" borderTopWidth="1px" borderColor="border" pt="4">
        <ExampleFigure name={copy.priceDiscount} rupees={policy.priceDiscountRupees} />
        <ExampleFigure name={copy.gst} rupees={policy.gstRupees} />
      </styled.dl>
    </Grid>
  );
}
