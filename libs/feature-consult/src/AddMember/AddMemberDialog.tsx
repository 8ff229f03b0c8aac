import { Grid, styled } from '@niramaya/ui/styled';
import { GENDER_UNTOUCHED, oneLine, type Gender, type Member } from '@niramaya/contract';
import { patientsCopy } from '@niramaya/copy/consult-flow';
import { messages } from '@niramaya/copy/messages';
import { randomId, readUserKey, useAddMemberMutation, useBrowserStorage } from '@niramaya/data-access';
import { Button, Dialog, SelectField, TextField, toast, useCheckedForm, useIsMounted } from '@niramaya/ui';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';

/** The longest texts that the API accepts, in characters. */
const longest = { name: 100, age: 20 };

const choices: readonly Gender[] = [GENDER_UNTOUCHED, 'male', 'female'];

const emptyMember = { name: '', age: '', gender: GENDER_UNTOUCHED as Gender };

type Draft = typeof emptyMember;

const trimmed = (draft: Draft): Draft => ({ ...draft, name: oneLine(draft.name), age: oneLine(draft.age) });

/** Returns a text that is equal for two drafts that would send the same member. */
const contentOf = (draft: Draft) => JSON.stringify(trimmed(draft));

const emptyContent = contentOf(emptyMember);

interface AddMemberDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAdded: (member: Member) => void;
}

/**
 * AddMemberDialog asks for a family member and sends it to the API. The age may be any text, and the gender may stay
 * open (VALID-14, VALID-15).
 *
 * A request goes on when the dialog is closed. Its response closes and empties the dialog only if it still shows the
 * member that was sent. A member that could not be saved comes back into the form as soon as the form is empty.
 */
export function AddMemberDialog({ open, onClose, onAdded }: AddMemberDialogProps) {
  const [draft, setDraft] = useState(emptyMember);
  const member = trimmed(draft);
  const { form, isWrong, check, reset } = useCheckedForm(
    (['name', 'age'] as const).filter((key) => member[key] === ''),
  );
  const [hasLeftAge, setHasLeftAge] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [addMember] = useAddMemberMutation();
  const storage = useBrowserStorage();
  // The members whose requests run. This is a ref, because two clicks in one frame would both read the old state and
  // both send.
  const sending = useRef(new Set<string>());
  // The same members in a state, for rendering, which may not read a ref.
  const [sendingNow, setSendingNow] = useState<readonly string[]>([]);
  // The idempotency key of each member that was sent and perhaps not saved: sending it again with its key adds it once.
  const keys = useRef(new Map<string, string>());
  // The members that could not be saved while the form showed another one. They come back into the form one by one.
  const unsaved = useRef<Draft[]>([]);
  const content = contentOf(draft);
  // The values of the last render, for code that goes on after a response.
  const latest = useRef({ open, content });
  useLayoutEffect(() => {
    latest.current = { open, content };
  }, [open, content]);
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
    const failed = unsaved.current.shift();
    setDraft(failed ?? emptyMember);
    setHasFailed(failed !== undefined);
  };

  const isOddAge = hasLeftAge && member.age !== '' && !/\p{Nd}/u.test(member.age);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending.current.has(content)) return;
    if (!check()) return;
    setHasFailed(false);
    const userKey = readUserKey(storage);
    const idempotencyKey = keys.current.get(content) ?? randomId();
    keys.current.set(content, idempotencyKey);
    sending.current.add(content);
    setSendingNow([...sending.current]);
    const { data } = await addMember({ ...member, idempotencyKey });
    sending.current.delete(content);
    setSendingNow([...sending.current]);
    // Another person has logged in meanwhile. A message would show them the name of the member.
    if (readUserKey(storage) !== userKey) return;
    if (!data) {
      showFailure(content);
      return;
    }
    keys.current.delete(content);
    toast.success(messages.memberAdded);
    if (latest.current.content === content) closeAndDiscard();
    onAdded(data);
  }

  /**
   * Shows that the member was not saved. Its draft comes into the form if the form still shows it or is empty, and
   * otherwise waits in `unsaved`. A toast appears too unless the shopper sees the failure in the open form. `sent` is
   * the content of the draft.
   */
  function showFailure(sent: string) {
    const isShown = latest.current.content === sent;
    if (!isMounted.current) {
      toast.error(patientsCopy.add.failedAway(member.name));
      return;
    }
    if (isShown || latest.current.content === emptyContent) {
      setDraft(draft);
      setHasFailed(true);
    } else unsaved.current.push(draft);
    if (!isShown || !latest.current.open) toast.error(patientsCopy.add.failedLate(member.name));
  }

  const field = (key: keyof typeof longest) => ({
    name: key,
    label: patientsCopy.add[key],
    autoComplete: 'off',
    maxLength: longest[key],
    value: draft[key],
    onChange: (value: string) => change({ [key]: value }),
    error: isWrong(key) ? patientsCopy.add[`${key}Missing` as const] : undefined,
    required: true,
  });

  return (
    <Dialog open={open} onClose={close} title={patientsCopy.add.title} closeLabel={patientsCopy.add.close} size="sm">
      <styled.form ref={form} method="dialog" noValidate display="grid" gap="5" onSubmit={(event) => void send(event)}>
        <TextField {...field('name')} enterKeyHint="next" />
        <div onBlur={() => setHasLeftAge(true)}>
          <TextField
            {...field('age')}
            hint={isOddAge ? patientsCopy.add.ageAdvice : patientsCopy.add.ageHint}
            enterKeyHint="done"
          />
        </div>
        <SelectField
          label={patientsCopy.add.gender}
          name="gender"
          value={draft.gender}
          onChange={(value) => change({ gender: value })}
          options={choices.map((value) => ({ value, label: patientsCopy.add.genders[value] }))}
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
          <Button type="submit" busy={sendingNow.includes(content)} busyLabel={patientsCopy.add.busy}>
            {patientsCopy.add.submit}
          </Button>
        </Grid>
      </styled.form>
    </Dialog>
  );
}
