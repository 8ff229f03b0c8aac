import { Grid, styled } from '@niramaya/ui/styled';
import { GENDER_UNTOUCHED, oneLine, type Gender, type Member } from '@niramaya/contract';
import { patientsCopy } from '@niramaya/contract/copy/consult-flow';
import { messages } from '@niramaya/contract/copy/messages';
import { useAddMemberMutation } from '@niramaya/data-access';
import { Button, Dialog, SelectField, TextField, toast } from '@niramaya/ui';
import { useRef, useState, type FormEvent } from 'react';

/** The API's limits, in characters. */
const longest = { name: 100, age: 20 };

const choices: readonly Gender[] = [GENDER_UNTOUCHED, 'male', 'female'];

const emptyMember = { name: '', age: '', gender: GENDER_UNTOUCHED as Gender };

interface AddMemberDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAdded: (member: Member) => void;
}

/** The age may be any text, and the gender may stay empty (VALID-14, VALID-15). */
export function AddMemberDialog({ open, onClose, onAdded }: AddMemberDialogProps) {
  const [draft, setDraft] = useState(emptyMember);
  const [isChecked, setIsChecked] = useState(false);
  const [hasLeftAge, setHasLeftAge] = useState(false);
  const [addMember, { isLoading, isError, reset }] = useAddMemberMutation();
  const form = useRef<HTMLFormElement>(null);
  // A ref: two clicks in one frame would both read the old state.
  const isSending = useRef(false);

  const change = (next: Partial<typeof emptyMember>) => setDraft((before) => ({ ...before, ...next }));
  const close = () => {
    onClose();
    setIsChecked(false);
    setHasLeftAge(false);
    isSending.current = false;
    reset();
  };
  const closeForGood = () => {
    close();
    setDraft(emptyMember);
  };

  const member = { ...draft, name: oneLine(draft.name), age: oneLine(draft.age) };
  const missing = (['name', 'age'] as const).filter((key) => member[key] === '');
  const isOddAge = hasLeftAge && member.age !== '' && !/\p{Nd}/u.test(member.age);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    setIsChecked(true);
    const [first] = missing;
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    isSending.current = true;
    const { data, error } = await addMember(member);
    isSending.current = false;
    if (error || !data) return;
    toast.success(messages.memberAdded);
    closeForGood();
    onAdded(data);
  }

  const field = (key: keyof typeof longest) => ({
    name: key,
    label: patientsCopy.add[key],
    autoComplete: 'off',
    maxLength: longest[key],
    value: draft[key],
    onChange: (value: string) => change({ [key]: value }),
    error: isChecked && missing.includes(key) ? patientsCopy.add[`${key}Missing` as const] : undefined,
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
          {isError && (
            <styled.p bg="danger.subtle" color="danger.fg" borderRadius="control" px="4" py="3">
              {patientsCopy.add.failed}
            </styled.p>
          )}
        </div>
        <Grid gap="3" gridTemplateColumns="1fr 1fr">
          <Button variant="outline" onClick={closeForGood}>
            {patientsCopy.add.cancel}
          </Button>
          <Button type="submit" busy={isLoading} busyLabel={patientsCopy.add.busy}>
            {patientsCopy.add.submit}
          </Button>
        </Grid>
      </styled.form>
    </Dialog>
  );
}
