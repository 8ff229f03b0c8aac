import { Grid, styled } from '@niramaya/ui/styled';
import { GENDER_UNTOUCHED, oneLine, type Gender, type Member } from '@niramaya/contract';
import { patientsCopy } from '@niramaya/copy/consult-flow';
import { messages } from '@niramaya/copy/messages';
import { randomId, readUserKey, useAddMemberMutation, useBrowserStorage, useUnsavedInput } from '@niramaya/data-access';
import { Button, Dialog, SelectField, TextField, toast, useCheckedForm, useIsMounted } from '@niramaya/ui';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';

/** The longest texts that the API accepts, in characters. */
const maxLengths = { name: 100, age: 20 };

/** The genders in the order of the list. The first one is that of a list which the shopper has not touched. */
const genders: readonly Gender[] = [GENDER_UNTOUCHED, 'male', 'female'];

const emptyDraft = { name: '', age: '', gender: GENDER_UNTOUCHED as Gender };

/** The texts of the form as they are typed. */
type Draft = typeof emptyDraft;

/** Returns the member that a draft would send. */
const memberOf = (draft: Draft): Draft => ({ ...draft, name: oneLine(draft.name), age: oneLine(draft.age) });

/** Returns a text that is the same for two drafts that would send the same member. */
const fingerprintOf = (draft: Draft) => JSON.stringify(memberOf(draft));

const emptyFingerprint = fingerprintOf(emptyDraft);

interface AddMemberDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the API has stored the member, even if the dialog was closed before. */
  readonly onAdded: (member: Member) => void;
}

/**
 * AddMemberDialog asks for a family member and sends it to the API. The age may be any text, and the gender may stay
 * open (requirements VALID-14 and VALID-15 in `docs/requirements.md`).
 *
 * The request goes on if the shopper closes the dialog meanwhile. The response closes and empties the dialog only if
 * the form still shows the member that was sent. A member that could not be saved comes back into the form as soon as
 * the form is empty.
 */
export function AddMemberDialog({ open, onClose, onAdded }: AddMemberDialogProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const member = memberOf(draft);
  const { form, isWrong, check, reset } = useCheckedForm(
    (['name', 'age'] as const).filter((key) => member[key] === ''),
  );
  const [hasLeftAge, setHasLeftAge] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [addMember] = useAddMemberMutation();
  const storage = useBrowserStorage();
  // The fingerprints of the members whose requests run. This is a ref and not state, because two clicks in one frame
  // would both read the old state, and both would send the member.
  const runningRequests = useRef(new Set<string>());
  // The fingerprints of `runningRequests` as state, because a render may not read a ref.
  const [runningForRender, setRunningForRender] = useState<readonly string[]>([]);
  // The idempotency key of each member that was sent and perhaps not saved, by its fingerprint. The API adds a member
  // once, even if it is sent again with the same key.
  const idempotencyKeys = useRef(new Map<string, string>());
  // The drafts that could not be saved while the form showed another one. They come back into the form one by one.
  const unsavedDrafts = useRef<Draft[]>([]);
  const fingerprint = fingerprintOf(draft);
  useUnsavedInput(fingerprint !== emptyFingerprint);
  // The values of the last render, which `send` reads after the response.
  const latest = useRef({ open, fingerprint });
  useLayoutEffect(() => {
    latest.current = { open, fingerprint };
  }, [open, fingerprint]);
  const isMounted = useIsMounted();

  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }));
  const close = () => {
    onClose();
    reset();
    setHasLeftAge(false);
    setHasFailed(false);
  };
  const closeAndDiscard = () => {
    close();
    const unsavedDraft = unsavedDrafts.current.shift();
    setDraft(unsavedDraft ?? emptyDraft);
    setHasFailed(unsavedDraft !== undefined);
  };

  // An age without a digit is accepted, with an advice: while it is typed from the third letter on, because Enter sends it
  // from the field, and a shorter one as soon as the field is left.
  const isOddAge = (hasLeftAge || member.age.length > 2) && member.age !== '' && !/\p{Nd}/u.test(member.age);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (runningRequests.current.has(fingerprint)) return;
    if (!check()) return;
    setHasFailed(false);
    const userKey = readUserKey(storage);
    const idempotencyKey = idempotencyKeys.current.get(fingerprint) ?? randomId();
    idempotencyKeys.current.set(fingerprint, idempotencyKey);
    runningRequests.current.add(fingerprint);
    setRunningForRender([...runningRequests.current]);
    const { data } = await addMember({ ...member, idempotencyKey });
    runningRequests.current.delete(fingerprint);
    setRunningForRender([...runningRequests.current]);
    // If another person has logged in meanwhile, a message would show them the name of the member.
    if (readUserKey(storage) !== userKey) return;
    if (!data) {
      showFailure(fingerprint);
      return;
    }
    idempotencyKeys.current.delete(fingerprint);
    toast.success(messages.memberAdded, { subject: 'members' });
    if (latest.current.fingerprint === fingerprint) closeAndDiscard();
    onAdded(data);
  }

  /**
   * Shows that the member was not saved. Its draft comes into the form if the form still shows it or is empty, and
   * otherwise it waits in `unsavedDrafts`. A toast appears too, unless the shopper sees the failure in the open form.
   *
   * @param sentFingerprint The fingerprint of the draft that was sent.
   */
  function showFailure(sentFingerprint: string) {
    if (!isMounted.current) {
      toast.error(patientsCopy.add.failedAway(member.name), { subject: 'members' });
      return;
    }
    const isInForm = latest.current.fingerprint === sentFingerprint;
    if (isInForm || latest.current.fingerprint === emptyFingerprint) {
      setDraft(draft);
      setHasFailed(true);
    } else {
      unsavedDrafts.current.push(draft);
    }
    if (!isInForm || !latest.current.open)
      toast.error(patientsCopy.add.failedLate(member.name), { subject: 'members' });
  }

  const fieldProps = (key: keyof typeof maxLengths) => ({
    name: key,
    label: patientsCopy.add[key],
    autoComplete: 'off',
    maxLength: maxLengths[key],
    value: draft[key],
    onChange: (value: string) => change({ [key]: value }),
    error: isWrong(key) ? patientsCopy.add[`${key}Missing` as const] : undefined,
    required: true,
  });

  return (
    <Dialog open={open} onClose={close} title={patientsCopy.add.title} closeLabel={patientsCopy.add.close} size="sm">
      <styled.form ref={form} method="dialog" noValidate display="grid" gap="5" onSubmit={(event) => void send(event)}>
        <TextField {...fieldProps('name')} enterKeyHint="next" />
        <div onBlur={() => setHasLeftAge(true)}>
          <TextField
            {...fieldProps('age')}
            hint={isOddAge ? patientsCopy.add.ageAdvice : patientsCopy.add.ageHint}
            enterKeyHint="done"
          />
        </div>
        <SelectField
          label={patientsCopy.add.gender}
          name="gender"
          value={draft.gender}
          onChange={(value) => change({ gender: value })}
          options={genders.map((value) => ({ value, label: patientsCopy.add.genders[value] }))}
        />
        <styled.p textStyle="caption" color="fg.muted">
          {patientsCopy.add.minor}
        </styled.p>
        <div role="alert">
          {hasFailed && (
            <styled.p bg="danger.subtle" color="danger.fg" borderRadius="control" px="4" py="3">
              {patientsCopy.add.failed}
            </styled.p>
          )}
        </div>
        <Grid gap="3" gridTemplateColumns="1fr 1fr">
          <Button variant="outline" onClick={closeAndDiscard}>
            {patientsCopy.add.cancel}
          </Button>
          <Button type="submit" busy={runningForRender.includes(fingerprint)} busyLabel={patientsCopy.add.busy}>
            {patientsCopy.add.submit}
          </Button>
        </Grid>
      </styled.form>
    </Dialog>
  );
}
