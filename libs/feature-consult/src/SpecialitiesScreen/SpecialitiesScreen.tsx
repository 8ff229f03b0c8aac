import { Flex, styled } from '@niramaya/ui/styled';
import {
  CONSULT_SPECIALITIES,
  isChild,
  isSpecialityUnsuitable,
  specialitiesFor,
  type ConsultSpeciality,
} from '@niramaya/contract';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import { specialitiesCopy } from '@niramaya/copy/specialities';
import { useAppDispatch, useConsult, useConsultWish, wishFor } from '@niramaya/data-access';
import { Button, InertButton, SpecialityIcon } from '@niramaya/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { ChoiceButton } from '../ChoiceButton/ChoiceButton';
import { MoreChoices, useFittingChoices } from '../FittingChoices/FittingChoices';
import { FlowFrame } from '../FlowFrame/FlowFrame';
import { pickedInWords } from '../SymptomsScreen/OwnSymptoms';

/**
 * The speciality that the screen advises. An MD Physician sees common complaints, and children too: the list of the
 * requirements has no doctor for children alone.
 */
const advised: ConsultSpeciality = 'MD Physician';

/**
 * SpecialitiesScreen is the third step of a consultation. The choice is neither stored nor sent (requirement
 * SPECIALITY-18 in `docs/requirements.md`): the page remembers it until it is loaded again, and then a note asks for it
 * once more (`LostWishNote`). The screen advises a doctor for a shopper who is not sure, and the doctors for the picked
 * symptoms. For a child it advises the doctor who sees children, and a button shows the specialities that are for
 * adults only. A speciality that has been chosen stays visible.
 */
export function SpecialitiesScreen() {
  const { patient, symptoms } = useConsult();
  const dispatch = useAppDispatch();
  const { speciality: chosen } = useConsultWish();
  const mattersId = useId();
  const child = patient && isChild(patient) ? patient : null;
  const isUnsuitable = (speciality: string) => child !== null && isSpecialityUnsuitable(speciality, child);
  const { listId, isHidden, more } = useFittingChoices(chosen === null ? [] : [chosen], isUnsuitable);
  // The shop knows only of a few specialists whether they see children. So for a child it advises the MD Physician
  // alone.
  const doctors = child ? [] : specialitiesFor(symptoms);
  const advisedDoctors = [advised, ...doctors];
  const toggle = (speciality: ConsultSpeciality) =>
    dispatch(wishFor({ speciality: speciality === chosen ? null : speciality }));

  return (
    // `step` counts from 0.
    <FlowFrame step={2} title={specialitiesCopy.title} lead={specialitiesCopy.lead}>
      <div>
        {/* On a phone, the second line is for the symptoms, which the prerendered page does not know. */}
        <styled.p minH={{ base: '[2lh]', md: '0' }} overflowWrap="anywhere">
          {child ? specialitiesCopy.forChild(child.name) : specialitiesCopy.forOthers(pickedInWords(symptoms))}
        </styled.p>
        {doctors.length > 0 && <p>{specialitiesCopy.alsoFor(doctors.map(consultNamesCopy.speciality))}</p>}
        <Flex wrap="wrap" gap="2" pt="2">
          {advisedDoctors.map((doctor) => {
            const name = consultNamesCopy.speciality(doctor);
            return (
              <Button
                key={doctor}
                variant={chosen === doctor ? 'solid' : 'outline'}
                size="sm"
                startIcon={chosen === doctor && <Check aria-hidden />}
                // The text names the state, so `aria-pressed` would name it twice.
                onClick={() => toggle(doctor)}
              >
                {chosen === doctor ? specialitiesCopy.chosen(name) : specialitiesCopy.choose(name)}
              </Button>
            );
          })}
          {child && <MoreChoices texts={specialitiesCopy} {...more} />}
        </Flex>
      </div>
      <section aria-label={specialitiesCopy.group}>
        <styled.ul
          id={listId}
          role="list"
          display="grid"
          columnGap={{ base: '3', md: '4' }}
          // The words below a tile are nearer to it than to the next row.
          rowGap={{ base: '4', md: '6' }}
          // Two columns on a phone and four on wider screens, and fewer with large text.
          gridTemplateColumns={{
            base: 'repeat(auto-fill, minmax(min(100%, max(8rem, 50% - 0.75rem)), 1fr))',
            md: 'repeat(auto-fill, minmax(max(9rem, 25% - 1rem), 1fr))',
          }}
        >
          {CONSULT_SPECIALITIES.map((speciality, index) => (
            <styled.li
              key={speciality}
              display={isHidden(speciality) ? 'none' : 'grid'}
              gridTemplateColumns="minmax(0, 1fr)"
              gridTemplateRows="1fr auto"
              gap="1"
            >
              <ChoiceButton
                shape="tile"
                icon={<SpecialityIcon name={speciality} />}
                describedBy={`${mattersId}${index}`}
                note={child && speciality === advised ? specialitiesCopy.seesChildren : undefined}
                selected={speciality === chosen}
                onToggle={() => toggle(speciality)}
              >
                {consultNamesCopy.speciality(speciality)}
              </ChoiceButton>
              {/* The requirements give the tile its text, so these words are below it, and describe it. */}
              <styled.p id={`${mattersId}${index}`} textStyle="caption" color="fg.muted" textAlign="center">
                {specialitiesCopy.matters[speciality]}
              </styled.p>
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
