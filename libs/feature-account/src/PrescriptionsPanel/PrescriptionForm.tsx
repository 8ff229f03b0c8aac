import { Flex, styled } from '@niramaya/ui/styled';
import { indianDay, longestDoctor, oneLine, wrongPrescriptionFields, type PrescriptionName } from '@niramaya/contract';
import { prescriptionsCopy } from '@niramaya/contract/copy/prescriptions';
import { Button, TextField, useCopy } from '@niramaya/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';

interface PrescriptionFormProps {
  /** The initial values. */
  readonly name: PrescriptionName;
  readonly busy: boolean;
  readonly onSave: (name: PrescriptionName) => void;
  readonly onCancel: () => void;
}

/** Returns today's date in India, such as '2026-02-03'. */
const today = () => new Date(indianDay(Date.now()) * 86_400_000).toISOString().slice(0, 10);

export function PrescriptionForm({ name, busy, onSave, onCancel }: PrescriptionFormProps) {
  const { form: copy } = useCopy(prescriptionsCopy);
  const [draft, setDraft] = useState(name);
  const [isChecked, setIsChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = wrongPrescriptionFields(draft, today());

  const focus = (field: keyof PrescriptionName) =>
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  // The form replaces the button that opened it, so it takes the focus.
  useEffect(() => focus('doctor'), []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const [first] = wrong;
    if (first) focus(first);
    else if (!busy) onSave({ doctor: oneLine(draft.doctor), writtenOn: draft.writtenOn });
  };
  const field = (key: keyof PrescriptionName) => ({
    name: key,
    label: copy[key],
    value: draft[key],
    onChange: (value: string) => setDraft({ ...draft, [key]: value }),
    error: isChecked && wrong.includes(key) ? copy.wrong[key] : undefined,
    required: true,
    autoComplete: 'off',
  });

  return (
    <styled.form ref={form} method="dialog" noValidate display="grid" gap="4" onSubmit={send}>
      <TextField {...field('doctor')} hint={copy.doctorHint} maxLength={longestDoctor} />
      <TextField {...field('writtenOn')} type="date" />
      <Flex wrap="wrap" gap="2">
        <Button type="submit" busy={busy}>
          {copy.keep}
        </Button>
        <Button variant="outline" tone="neutral" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Flex>
    </styled.form>
  );
}
