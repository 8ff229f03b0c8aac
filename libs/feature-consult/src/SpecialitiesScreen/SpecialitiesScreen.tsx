import { styled } from '@niramaya/ui/styled';
import { CONSULT_SPECIALITIES, isChild, type ConsultSpeciality } from '@niramaya/contract';
import { specialitiesCopy } from '@niramaya/copy/consult-flow';
import { useAppDispatch, useConsult, useConsultWish, wishFor } from '@niramaya/data-access';
import { InertButton, SpecialityIcon } from '@niramaya/ui';
import { ChoiceButton } from '../ChoiceButton/ChoiceButton';
import { FlowFrame } from '../FlowFrame/FlowFrame';

/** The doctor for a child, because no speciality is for children. */
const doctorOfChildren: ConsultSpeciality = 'MD Physician';

/**
 * SpecialitiesScreen is the third step of a consultation. The choice is neither stored nor sent (SPECIALITY-18):
 * the page remembers it until it is loaded again. For a child the screen names the doctor who sees children.
 */
export function SpecialitiesScreen() {
  const { patient } = useConsult();
  const dispatch = useAppDispatch();
  const { speciality: chosen } = useConsultWish();
  const child = patient && isChild(patient) ? patient : null;

  return (
    <FlowFrame step={2} title={specialitiesCopy.title} lead={specialitiesCopy.lead}>
      <section aria-label={specialitiesCopy.group}>
        {child && <styled.p pb="3">{specialitiesCopy.forChild(child.name)}</styled.p>}
        <styled.ul
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
            <styled.li key={speciality} display="grid">
              <ChoiceButton
                shape="tile"
                icon={<SpecialityIcon name={speciality} />}
                note={child && speciality === doctorOfChildren ? specialitiesCopy.seesChildren : undefined}
                selected={speciality === chosen}
                onToggle={() => dispatch(wishFor({ speciality: speciality === chosen ? null : speciality }))}
              >
                {speciality}
              </ChoiceButton>
            </styled.li>
          ))}
        </styled.ul>
        <styled.p textStyle="caption" color="fg.muted" pt="3">
          {specialitiesCopy.note}
        </styled.p>
      </section>
      <div>
        <InertButton note={specialitiesCopy.alternative.note}>{specialitiesCopy.alternative.action}</InertButton>
      </div>
    </FlowFrame>
  );
}
