import { Grid, styled } from '@niramaya/ui/styled';
import { consultStateIn, paths } from '@niramaya/contract';
import { carePlanCopy } from '@niramaya/contract/copy/careplan';
import type { PlanChoice } from '@niramaya/data-access';
import { Badge, Button, RadioCardGroup, useCopy } from '@niramaya/ui';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

interface PlanCardProps {
  readonly plan: PlanChoice | null;
  readonly onChoose: (plan: PlanChoice) => void;
}

export function PlanCard({ plan, onChoose }: PlanCardProps) {
  const copy = useCopy(carePlanCopy).plan;
  // A consultation goes on to the payment.
  const { state } = useLocation() as { state: unknown };
  const pay = useLinkClickHandler<HTMLElement>(paths.payment, { state: consultStateIn(state) });
  const price = (text: string) => <styled.span textStyle="price">{text}</styled.span>;
  return (
    <styled.section
      aria-label={copy.title}
      layerStyle="panel"
      boxShadow="raised"
      p={{ base: '5', md: '6' }}
      display="grid"
      gap="5"
    >
      <styled.h2 textStyle="title">{copy.title}</styled.h2>
      <RadioCardGroup<PlanChoice>
        legend={copy.legend}
        legendHidden
        value={plan}
        onChange={onChoose}
        options={[
          { value: 'three', label: copy.three.label, description: copy.three.monthly, end: price(copy.three.price) },
          {
            value: 'six',
            label: copy.six.label,
            description: (
              <>
                <span>{copy.six.monthly}</span> <Badge tone="offer">{copy.six.badge}</Badge>
              </>
            ),
            end: price(copy.six.price),
          },
        ]}
      />
      <Button href={paths.payment} onClick={pay} size="lg" fullWidth>
        {copy.payNow}
      </Button>
      <styled.p textStyle="caption" color="fg.muted">
        {copy.note}
      </styled.p>
      <Grid borderTopWidth="1px" borderColor="border" pt="4" gap="3">
        <p>{copy.consult.title}</p>
        <Button href={paths.consultDoctor} variant="outline" fullWidth>
          {copy.consult.action}
        </Button>
      </Grid>
    </styled.section>
  );
}
