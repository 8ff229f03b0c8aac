import { Flex, styled } from '@niramaya/ui/styled';
import { CONSULT_SPECIALITIES, isChild, isSpecialityUnsuitable, type ConsultSpeciality } from '@niramaya/contract';
import { specialitiesCopy } from '@niramaya/copy/consult-flow';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import { useAppDispatch, useConsult, useConsultWish, wishFor } from '@niramaya/data-access';
import { Button, InertButton, SpecialityIcon } from '@niramaya/ui';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { ChoiceButton } from '../ChoiceButton/ChoiceButton';
import { FlowFrame } from '../FlowFrame/FlowFrame';

/**
 * The speciality that the screen offers for a child. The list of the requirements has no doctor for children alone, and
 * an MD Physician sees children too.
 */
const doctorOfChildren: ConsultSpeciality = 'MD Physician';

/**
 * SpecialitiesScreen is the third step of a consultation. The choice is neither stored nor sent (requirement
 * SPECIALITY-18 in `docs/requirements.md`): the page remembers it until it is loaded again. For a child the screen
 * offers the doctor who sees children, and a button shows the specialities that are for adults only. One that has been
 * chosen stays visible.
 */
export function SpecialitiesScreen() {
  const { patient } = useConsult();
  const dispatch = useAppDispatch();
  const { speciality: chosen } = useConsultWish();
  const [showsAll, setShowsAll] = useState(false);
  // A speciality that was chosen on this screen stays visible, because its pressed button has the focus.
  const [kept, setKept] = useState<readonly ConsultSpeciality[]>([]);
  if (chosen !== null && !kept.includes(chosen)) setKept([...kept, chosen]);
  const listId = useId();
  const child = patient && isChild(patient) ? patient : null;
  const isHidden = (speciality: ConsultSpeciality) =>
    child !== null && !showsAll && !kept.includes(speciality) && isSpecialityUnsuitable(speciality, child);
  const leftOut = CONSULT_SPECIALITIES.filter(isHidden).map(consultNamesCopy.speciality);
  const toggle = (speciality: ConsultSpeciality) =>
    dispatch(wishFor({ speciality: speciality === chosen ? null : speciality }));

  return (
    // `step` counts from 0.
    <FlowFrame step={2} title={specialitiesCopy.title} lead={specialitiesCopy.lead}>
      <section aria-label={specialitiesCopy.group}>
        {child && (
          <styled.div pb="4">
            <p>{specialitiesCopy.forChild(child.name, leftOut)}</p>
            <Flex wrap="wrap" gap="2" pt="2">
              <Button
                variant={chosen === doctorOfChildren ? 'solid' : 'outline'}
                size="sm"
                startIcon={chosen === doctorOfChildren && <Check aria-hidden />}
                // The text names the state, so `aria-pressed` would name it twice.
                onClick={() => toggle(doctorOfChildren)}
              >
                {chosen === doctorOfChildren ? specialitiesCopy.chosenForChild : specialitiesCopy.chooseForChild}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-expanded={showsAll}
                aria-controls={listId}
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? specialitiesCopy.fewer : specialitiesCopy.more}
              </Button>
            </Flex>
          </styled.div>
        )}
        <styled.ul
          id={listId}
          role="list"
          display="grid"
          gap={{ base: '3', md: '4' }}
          // Two columns on a phone and four on wider screens, and fewer with large text.
          gridTemplateColumns={{
            base: 'repeat(auto-fill, minmax(min(100%, max(8rem, 50% - 0.75rem)), 1fr))',
            md: 'repeat(auto-fill, minmax(max(9rem, 25% - 1rem), 1fr))',
          }}
        >
          {CONSULT_SPECIALITIES.map((speciality) => (
            <styled.li key={speciality} display={isHidden(speciality) ? 'none' : 'grid'}>
              <ChoiceButton
                shape="tile"
                icon={<SpecialityIcon name={speciality} />}
                note={child && speciality === doctorOfChildren ? specialitiesCopy.seesChildren : undefined}
                selected={speciality === chosen}
                onToggle={() => toggle(speciality)}
              >
                {consultNamesCopy.speciality(speciality)}
              </ChoiceButton>
            </styled.li>
          ))}
        </styled.ul>
        <styled.p textStyle="caption" color="fg.muted" pt="3">
          {specialitiesCopy.note}
        </styled.p>
      </section>
      <div>
        {/* The requirements have this button, and give it no function (SPECIALITY-19). */}
        <InertButton note={specialitiesCopy.alternative.note}>{specialitiesCopy.alternative.action}</InertButton>
      </div>
    </FlowFrame>
  );
}
