import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { patientsCopy } from '@niramaya/contract/copy/consult-flow';
import { pickPatient, setPatientPhone, useBrowserStorage, useConsult } from '@niramaya/data-access';
import { TextField, useCopy } from '@niramaya/ui';
import { useId, useState } from 'react';
import { AddMember } from '../AddMember/AddMember';
import { FlowFrame } from '../FlowFrame/FlowFrame';
import { MemberList } from '../MemberList/MemberList';
import { ModeButtons } from '../ModeButtons/ModeButtons';
import { Panel } from '../Panel/Panel';

/** Open for guests: only the start of a consultation requires a login. */
export function PatientsScreen() {
  const copy = useCopy(patientsCopy);
  const { phone } = useConsult();
  const storage = useBrowserStorage();
  const [hasAdded, setHasAdded] = useState(false);
  const ids = { members: useId(), phone: useId(), consent: useId() };

  return (
    <FlowFrame step={0} title={copy.title} lead={copy.lead} back={paths.consultDoctor} proceed={paths.symptoms}>
      <Panel aria-labelledby={ids.members}>
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <styled.h2 id={ids.members} textStyle="title">
            {copy.members.title}
          </styled.h2>
          <AddMember
            onAdded={(member) => {
              setHasAdded(true);
              pickPatient(storage, member);
            }}
          />
        </Flex>
        <styled.p textStyle="caption" color="fg.muted">
          {copy.members.pick}
        </styled.p>
        <MemberList scrollToEnd={hasAdded} />
      </Panel>
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        <Panel aria-labelledby={ids.phone}>
          <styled.h2 id={ids.phone} textStyle="title">
            {copy.phone.title}
          </styled.h2>
          <TextField
            label={copy.phone.label}
            hint={copy.phone.hint}
            name="phone"
            type="tel"
            autoComplete="tel"
            enterKeyHint="done"
            value={phone}
            onChange={(value) => setPatientPhone(storage, value)}
          />
        </Panel>
        <ModeButtons />
      </Grid>
      <section aria-labelledby={ids.consent}>
        <styled.h2 id={ids.consent} textStyle="body" fontWeight="semibold">
          {copy.consent.title}
        </styled.h2>
        <styled.ul listStyleType="disc" ps="5" pt="2" display="grid" gap="1" color="fg.muted">
          {copy.consent.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </styled.ul>
      </section>
    </FlowFrame>
  );
}
