import { styled } from '@niramaya/ui/styled';
import { CONSULT_SYMPTOMS, paths } from '@niramaya/contract';
import { symptomsCopy } from '@niramaya/contract/copy/consult-flow';
import { toggleSymptom, useBrowserStorage, useConsult } from '@niramaya/data-access';
import { InertButton, SymptomIcon, TextField, useCopy } from '@niramaya/ui';
import { useState } from 'react';
import { ChoiceButton } from '../ChoiceButton/ChoiceButton';
import { FlowFrame } from '../FlowFrame/FlowFrame';

/** Stores the chips in the session. The search is inert. */
export function SymptomsScreen() {
  const copy = useCopy(symptomsCopy);
  const { symptoms } = useConsult();
  const storage = useBrowserStorage();
  const [search, setSearch] = useState('');

  return (
    <FlowFrame step={1} title={copy.title} lead={copy.lead} back={paths.patients} proceed={paths.specialities}>
      <TextField {...copy.search} name="symptom" type="search" autoComplete="off" value={search} onChange={setSearch} />
      <styled.section aria-label={copy.group} display="grid" gap="4">
        <styled.h2 textStyle="title">{copy.group}</styled.h2>
        <styled.ul
          role="list"
          listStyleType="none"
          display={{ base: 'grid', md: 'flex' }}
          cardColumns="2 8.5rem"
          flexWrap="wrap"
          gap="3"
        >
          {CONSULT_SYMPTOMS.map((symptom) => (
            <styled.li key={symptom} display="grid">
              <ChoiceButton
                shape="chip"
                icon={<SymptomIcon name={symptom} size={32} />}
                selected={symptoms.includes(symptom)}
                onToggle={() => toggleSymptom(storage, symptom)}
              >
                {symptom}
              </ChoiceButton>
            </styled.li>
          ))}
        </styled.ul>
        <div>
          <styled.p role="status">{copy.picked(symptoms)}</styled.p>
          <styled.p textStyle="caption" color="fg.muted" pt="1">
            {copy.privacy}
          </styled.p>
        </div>
      </styled.section>
      <div>
        <InertButton note={copy.skip.note}>{copy.skip.action}</InertButton>
      </div>
    </FlowFrame>
  );
}
