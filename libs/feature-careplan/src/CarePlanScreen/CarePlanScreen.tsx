import { Container, Grid, styled } from '@niramaya/ui/styled';
import { consultStateIn } from '@niramaya/contract';
import { carePlanCopy } from '@niramaya/contract/copy/careplan';
import { consultStepsCopy } from '@niramaya/contract/copy/consult-steps';
import { choosePlan, useBrowserStorage, useStorageReady, useStoredPlan } from '@niramaya/data-access';
import { Stepper, bannerArt, useCopy } from '@niramaya/ui';
import { useLocation } from 'react-router-dom';
import { BenefitList, SavingsExplainer } from './Benefits';
import { PlanCard } from './PlanCard';

const planArt = bannerArt[3];

/** On a phone the empty left half of the picture is cut off. */
const Head = styled('div', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '3', md: '6' },
    rowGap: '2',
    gridTemplateColumns: { md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
    '& > h1': { flex: '[1 1 10rem]', alignSelf: { md: 'end' } },
    '& > p': { order: { base: '1', md: '0' }, gridRow: '2', alignSelf: { md: 'start' } },
    '& > img': {
      gridColumn: '2',
      gridRow: '1 / span 2',
      width: { base: '[104px]', md: 'full' },
      height: { base: '[96px]', md: '[auto]' },
      objectFit: 'cover',
      objectPosition: '[88% 50%]',
    },
  },
});

const Body = styled('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
    gridTemplateRows: { lg: 'auto auto 1fr' },
    '& > :nth-child(2)': { gridColumn: { lg: '2' }, gridRow: { lg: '1 / span 3' } },
  },
});

/** Stores a choice at once. 3 months clears what 6 months stored (AMB-33). */
export function CarePlanScreen() {
  const copy = useCopy(carePlanCopy);
  const bar = useCopy(consultStepsCopy);
  const storage = useBrowserStorage();
  const plan = useStoredPlan();
  const isReady = useStorageReady();
  const { state } = useLocation() as { state: unknown };

  return (
    <Container>
      <Grid py={{ base: '6', lg: '10' }} gap="8">
        <Stepper
          label={bar.label}
          steps={bar.steps}
          current={3}
          doneLabel={bar.done}
          shown={isReady ? consultStateIn(state) !== null : null}
        />
        <Head>
          <styled.h1 textStyle="display">{copy.title}</styled.h1>
          <styled.p textStyle="lead" color="fg.muted">
            {copy.lead}
          </styled.p>
          {planArt && <styled.img src={planArt.src} alt="" htmlWidth={planArt.width} htmlHeight={planArt.height} />}
        </Head>
        <Body>
          <BenefitList columns={2} title={copy.benefits.title} items={copy.benefits.items} />
          <PlanCard
            plan={plan && (plan.months === 3 ? 'three' : 'six')}
            onChoose={(choice) => choosePlan(storage, choice)}
          />
          <BenefitList columns={3} title={copy.additional.title} items={copy.additional.items} />
          <SavingsExplainer />
        </Body>
      </Grid>
    </Container>
  );
}
