import { chakra } from '@niramaya/ui/chakra';
import { carePlanCopy, consultStateIn, consultStepsCopy } from '@niramaya/contract';
import { choosePlan, useAppDispatch, useStorageReady, useStoredPlan } from '@niramaya/data-access';
import { Container, Stepper, bannerArt, useCopy } from '@niramaya/ui';
import { useLocation } from 'react-router-dom';
import { BenefitList } from '../BenefitList/BenefitList';
import { PlanCard } from '../PlanCard/PlanCard';
import { SavingsExplainer } from '../SavingsExplainer/SavingsExplainer';

const planArt = bannerArt[3];

/**
 * The Care Plan, the paid membership (CAREPLAN-01 to CAREPLAN-10). Nothing is ticked beforehand, unless a plan was
 * chosen before; picking writes at once, and picking 3 months clears what 6 months stored (AMB-33). Whoever comes from
 * the consultation keeps its steps in sight.
 */
export function CarePlanScreen() {
  const copy = useCopy(carePlanCopy);
  const bar = useCopy(consultStepsCopy);
  const dispatch = useAppDispatch();
  const plan = useStoredPlan();
  const isReady = useStorageReady();
  const { state } = useLocation() as { state: unknown };

  return (
    <Container>
      <chakra.div py={{ base: '6', lg: '10' }} display="grid" gap="8">
        <Stepper
          label={bar.label}
          steps={bar.steps}
          current={3}
          doneLabel={bar.done}
          shown={isReady ? consultStateIn(state) !== null : null}
        />
        <chakra.div
          display="grid"
          alignItems="center"
          gap="6"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}
        >
          <div>
            <chakra.h1 textStyle="display">{copy.title}</chakra.h1>
            <chakra.p textStyle="lead" color="fg.muted" pt="2">
              {copy.lead}
            </chakra.p>
          </div>
          {planArt && (
            <chakra.img
              src={planArt.src}
              alt=""
              htmlWidth={planArt.width}
              htmlHeight={planArt.height}
              w="full"
              h="[auto]"
              hideBelow="md"
            />
          )}
        </chakra.div>
        <chakra.div
          display="grid"
          gap="8"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' }}
        >
          <chakra.div display="grid" gap="8" order={{ base: 2, lg: 1 }}>
            <BenefitList columns={2} title={copy.benefits.title} items={copy.benefits.items} />
            <BenefitList columns={3} title={copy.additional.title} items={copy.additional.items} />
            <SavingsExplainer />
          </chakra.div>
          <chakra.div order={{ base: 1, lg: 2 }}>
            <PlanCard
              plan={plan && (plan.months === 3 ? 'three' : 'six')}
              onChoose={(choice) => dispatch(choosePlan(choice))}
            />
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </Container>
  );
}
