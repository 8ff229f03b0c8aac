import { Flex, Grid, styled } from '@niramaya/ui/styled';
import { ageInYears, CONSULT_MODES, paths, phoneFault } from '@niramaya/contract';
import { patientsCopy } from '@niramaya/copy/patients';
import { consultNamesCopy } from '@niramaya/copy/consult-names';
import {
  pickPatient,
  rememberIntent,
  setPatientPhone,
  useAppDispatch,
  useBrowserStorage,
  useConsult,
  useConsultWish,
  useSession,
  useStorageReady,
  wishFor,
} from '@niramaya/data-access';
import { Accordion, Button, TextField, UiLink } from '@niramaya/ui';
import { MessageCircle, Phone, Video } from 'lucide-react';
import { useState } from 'react';
import { AddMember } from '../AddMember/AddMember';
import { FlowFrame } from '../FlowFrame/FlowFrame';
import { MemberList } from '../MemberList/MemberList';

const Panel = styled('section', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: { base: '2.5', md: '4' },
    minWidth: '0',
    p: { base: '4', md: '6' },
    layerStyle: 'card',
  },
});

const icons = { Video: <Video aria-hidden />, Audio: <Phone aria-hidden />, Chat: <MessageCircle aria-hidden /> };

/**
 * PatientsScreen is the first step of a consultation: choose or add the patient, leave a phone number, choose a mode.
 * It opens for guests too: only the buttons on /consultdoctor that lead here ask for a login (requirement ROLE-05 in
 * `docs/requirements.md`). The patient and the phone number are stored for this tab; the members come from the server.
 * The mode is neither stored nor sent (AMB-62): the page remembers it until it is loaded again.
 */
export function PatientsScreen() {
  const { mode } = patientsCopy;
  const { patient, phone } = useConsult();
  const isReady = useStorageReady();
  const session = useSession();
  const storage = useBrowserStorage();
  const [hasAdded, setHasAdded] = useState(false);
  const dispatch = useAppDispatch();
  const { mode: chosen } = useConsultWish();
  // The error waits until the shopper has left the field, because every number is too short at first.
  const [isTyping, setIsTyping] = useState(false);
  const [hasLeftPhone, setHasLeftPhone] = useState(false);
  const fault = phone.trim() === '' ? null : phoneFault(phone);

  const notes = [];
  if (isReady && patient === null) notes.push(patientsCopy.members.missing);
  if (patient && ageInYears(patient.age) === null)
    notes.push(patientsCopy.members.oddAge(patient.name, String(patient.age)));
  if (fault !== null) notes.push(patientsCopy.phone.oddNote);
  // The note about no number is there from the start and only changes its colour, because it would otherwise appear
  // when the field is left, and move the link from under the finger that presses it.
  const isNumberMissing = isReady && phone.trim() === '';
  const isNumberDue = patient !== null || hasLeftPhone;
  const missingNumber = isNumberMissing ? [patientsCopy.phone.missing] : [];
  if (isNumberDue) notes.push(...missingNumber);

  return (
    <FlowFrame
      step={0}
      title={patientsCopy.title}
      lead={patientsCopy.lead}
      notes={notes}
      quietNotes={isNumberDue ? [] : missingNumber}
    >
      {/* On a wide screen the family is at the left, and the two smaller panels are at the right. */}
      <Grid
        gap={{ base: '4', md: '6' }}
        alignItems={{ lg: 'start' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
      >
        <Panel
          aria-label={patientsCopy.members.title}
          gridColumn={{ md: '1 / -1', lg: '1' }}
          gridRow={{ lg: '1 / span 2' }}
        >
          <Flex wrap="wrap" align="center" justify="space-between" gap="3">
            <styled.h2 textStyle="title">{patientsCopy.members.title}</styled.h2>
            <AddMember
              onAdded={(member) => {
                setHasAdded(true);
                pickPatient(storage, member);
              }}
            />
          </Flex>
          <styled.p textStyle="caption" color="fg.muted">
            {patientsCopy.members.pick}
          </styled.p>
          <MemberList scrollToEnd={hasAdded} />
        </Panel>
        <Panel aria-label={patientsCopy.phone.title}>
          <styled.h2 textStyle="title">{patientsCopy.phone.title}</styled.h2>
          {/*
            The error takes the place of the hint, with room for two lines. It appears when the field is left: if the
            page moved then, a press on a button below would miss it. The padding is the gap of the missing hint.
          */}
          <styled.div
            css={{ '& p': { minHeight: '[2lh]' }, '& [aria-live]:not(:empty)': { paddingTop: '1.5' } }}
            onBlur={() => {
              setIsTyping(false);
              setHasLeftPhone(true);
            }}
          >
            <TextField
              label={patientsCopy.phone.label}
              placeholder={patientsCopy.phone.placeholder}
              hint={
                fault === null || isTyping ? patientsCopy.phone[chosen === 'Chat' ? 'hintOfChat' : 'hint'] : undefined
              }
              name="phone"
              type="tel"
              // After Back, a browser fills fields with their former text, for the next person at this device too. It
              // does not fill those with "off".
              autoComplete="off"
              enterKeyHint="done"
              value={phone}
              onChange={(value) => {
                setIsTyping(true);
                setPatientPhone(storage, value);
              }}
              error={fault !== null && !isTyping ? patientsCopy.phone.faults[fault] : undefined}
            />
          </styled.div>
          {!session.isLoggedIn && (
            // The prerendered page contains the note in any case. The script `apps/storefront/inline/shopper.ts` in the
            // head sets `data-signed-in` on `html` for a shopper who is logged in, which hides the note.
            <styled.p
              textStyle="caption"
              color="fg.muted"
              css={session.isReady ? undefined : { 'html[data-signed-in] &': { display: 'none' } }}
            >
              <span>{patientsCopy.phone.guest}</span>{' '}
              <UiLink href={paths.login} variant="inline" onClick={() => rememberIntent(storage, 'consultationAtOnce')}>
                {patientsCopy.phone.logIn}
              </UiLink>
            </styled.p>
          )}
        </Panel>
        <Panel aria-label={mode.title}>
          <styled.h2 textStyle="title">{mode.title}</styled.h2>
          <p>{mode.text}</p>
          <Flex wrap="wrap" gap="2" css={{ '& > *': { flex: '[1 0 0]' } }}>
            {CONSULT_MODES.map((name) => (
              <Button
                key={name}
                variant={name === chosen ? 'solid' : 'outline'}
                size="sm"
                startIcon={icons[name]}
                aria-pressed={name === chosen}
                onClick={() => dispatch(wishFor({ mode: name === chosen ? null : name }))}
              >
                {consultNamesCopy.mode(name)}
              </Button>
            ))}
          </Flex>
        </Panel>
      </Grid>
      <Accordion
        items={[
          {
            id: 'consent',
            title: patientsCopy.consent.title,
            content: (
              <styled.ul listStyleType="disc" ps="5" display="grid" gap="1">
                {patientsCopy.consent.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </styled.ul>
            ),
          },
        ]}
      />
    </FlowFrame>
  );
}
