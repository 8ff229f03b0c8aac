import { Flex, styled } from '@niramaya/ui/styled';
import { CONSULT_SYMPTOMS, emergencyIn, isChild, isSymptomUnsuitable, oneLine } from '@niramaya/contract';
import { symptomsCopy } from '@niramaya/copy/symptoms';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import { toggleSymptom, useBrowserStorage, useConsult } from '@niramaya/data-access';
import { InertButton, SymptomIcon, TextField } from '@niramaya/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { ChoiceButton } from '../ChoiceButton/ChoiceButton';
import { EmergencyHint } from '../EmergencyHint/EmergencyHint';
import { MoreChoices, useFittingChoices } from '../FittingChoices/FittingChoices';
import { FlowFrame } from '../FlowFrame/FlowFrame';
import { FrequentSymptoms, OwnSymptoms, pickedInWords, symptomIn, unlistedAmong } from './OwnSymptoms';

/**
 * SymptomsScreen is the second step of a consultation. The chosen symptoms are in the storage of this tab. The symptoms
 * that do not fit the age or the gender of the patient are behind a button, except chosen ones. The button, which comes
 * after the chips, shows them in their usual places. The frequent symptoms without a picture come next. The shopper
 * writes down any other symptom in a field below them. The search field and the link to the specialities have no
 * function yet (requirements SYMPTOMS-01 and SYMPTOMS-17 in `docs/requirements.md`), so they come after the link to the
 * next step. Words that sound like an emergency show telephone numbers at once below either field, and are announced
 * once.
 */
export function SymptomsScreen() {
  const { symptoms, patient } = useConsult();
  const storage = useBrowserStorage();
  const [search, setSearch] = useState('');
  const [words, setWords] = useState('');
  const inSearch = emergencyIn([search]);
  const inOwn = emergencyIn([oneLine(words), ...unlistedAmong(symptoms)]);
  const notOpenId = useId();
  const unsuitable = patient ? CONSULT_SYMPTOMS.filter((symptom) => isSymptomUnsuitable(symptom, patient)) : [];
  const isUnsuitable = (symptom: string) => unsuitable.some((one) => one === symptom);
  const { listId, kept, isHidden, more } = useFittingChoices(symptoms, isUnsuitable);

  const addWritten = () => {
    // `symptomIn` returns null for a picked one, which `toggleSymptom` would remove.
    const symptom = symptomIn(words, symptoms);
    if (symptom !== null) toggleSymptom(storage, symptom);
  };
  // When the page goes away, the text in the field becomes a picked symptom, because a reload keeps only those. The
  // field is emptied too: the back/forward cache would otherwise show the text a second time.
  const onPageHide = useEffectEvent(() => {
    addWritten();
    setWords('');
  });
  useEffect(() => {
    const leave = () => onPageHide();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  return (
    // `step` counts from 0.
    <FlowFrame
      step={1}
      title={symptomsCopy.title}
      lead={symptomsCopy.lead}
      notes={words.trim() === '' ? [] : [symptomsCopy.own.notAdded]}
      // A symptom that is only typed is added as the shopper goes on.
      onLeave={addWritten}
      after={
        <styled.section
          aria-labelledby={notOpenId}
          display="grid"
          gridTemplateColumns={{ md: 'minmax(0, 28rem) auto' }}
          columnGap="8"
          rowGap={{ base: '4', md: '2' }}
          color="fg.muted"
        >
          <styled.h2 id={notOpenId} textStyle="body" fontWeight="semibold" gridColumn={{ md: '1 / -1' }}>
            {symptomsCopy.notOpen}
          </styled.h2>
          <div>
            <TextField
              {...symptomsCopy.search}
              name="symptom"
              type="search"
              autoComplete="off"
              value={search}
              onChange={setSearch}
            />
            <EmergencyHint emergency={inSearch} elsewhere={inOwn} />
          </div>
          <styled.div pt={{ md: '6' }}>
            <InertButton note={symptomsCopy.skip.note}>{symptomsCopy.skip.action}</InertButton>
          </styled.div>
        </styled.section>
      }
    >
      {patient && isChild(patient) && <styled.p color="danger.fg">{symptomsCopy.childDanger}</styled.p>}
      <styled.section aria-label={symptomsCopy.group} display="grid" gap="4">
        <styled.h2 textStyle="title">{symptomsCopy.group}</styled.h2>
        <styled.ul
          id={listId}
          role="list"
          display={{ base: 'grid', md: 'flex' }}
          cardColumns="2 8.5rem"
          flexWrap="wrap"
          gap="3"
        >
          {CONSULT_SYMPTOMS.map((symptom) => (
            <styled.li key={symptom} display={isHidden(symptom) ? 'none' : 'grid'}>
              <ChoiceButton
                shape="chip"
                icon={<SymptomIcon name={symptom} size={32} />}
                selected={symptoms.includes(symptom)}
                onToggle={() => toggleSymptom(storage, symptom)}
              >
                {consultNamesCopy.symptom(symptom)}
              </ChoiceButton>
            </styled.li>
          ))}
        </styled.ul>
        {patient && unsuitable.length > 0 && (
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
            <p>{symptomsCopy.forPatient(patient.name, more.showsAll)}</p>
            {/* The margin makes up for the padding of the button, so that its text can begin right below the sentence. */}
            <styled.div ms="-3">
              <MoreChoices texts={symptomsCopy} {...more} />
            </styled.div>
          </Flex>
        )}
      </styled.section>
      <FrequentSymptoms kept={kept} />
      <OwnSymptoms
        words={words}
        onWordsChange={setWords}
        hint={<EmergencyHint emergency={inOwn} elsewhere={inSearch} />}
      />
      <div>
        <styled.p role="status" overflowWrap="anywhere">
          {symptomsCopy.picked(pickedInWords(symptoms))}
        </styled.p>
        <styled.p textStyle="caption" color="fg.muted" pt="1">
          {symptomsCopy.privacy}
        </styled.p>
      </div>
    </FlowFrame>
  );
}
