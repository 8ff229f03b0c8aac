import { Flex, styled } from '@niramaya/ui/styled';
import {
  maxDoctorNameLength,
  oneLine,
  prescriptionDays,
  wrongPrescriptionFields,
  type PrescriptionDetails,
} from '@niramaya/contract';
import { prescriptionsCopy } from '@niramaya/copy/prescriptions';
import { useUnsavedInput, type ChangeOutcome, type SaveOutcome } from '@niramaya/data-access';
import { Button, focusOnMount, TextField, useCheckedForm } from '@niramaya/ui';
import { useState, type FormEvent } from 'react';

/** Problem is the red box with the text of a failure. */
export const Problem = styled('p', {
  base: { px: '4', py: '3', bg: 'danger.subtle', color: 'danger.fg', borderRadius: 'control' },
});

interface PrescriptionFormProps {
  /** The doctor and the date with which the fields begin; both are empty for a new prescription. */
  readonly details: PrescriptionDetails;
  /** Stores doctor and date. The form shows a text for every outcome but 'done', which the parent announces. */
  readonly onSave: (details: PrescriptionDetails) => Promise<ChangeOutcome | SaveOutcome>;
  /** Called by the button Cancel, which is disabled while `onSave` runs. */
  readonly onCancel: () => void;
}

/**
 * Returns the first and the last day that a prescription may have, as '2026-02-03'. The last is today on the device or
 * today in India, whichever is later.
 */
function daysNow() {
  const now = new Date();
  return prescriptionDays(now.getTime(), now.getTimezoneOffset());
}

/** PrescriptionForm asks for the doctor and the date of a prescription. Errors show from the first submit on. */
export function PrescriptionForm({ details, onSave, onCancel }: PrescriptionFormProps) {
  const [draft, setDraft] = useState<PrescriptionDetails>(details);
  useUnsavedInput(draft.doctor !== details.doctor || draft.writtenOn !== details.writtenOn);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // The day that is stored already stays valid, even if it is more than ten years old by now.
  const wrong = wrongPrescriptionFields(draft, daysNow(), details.writtenOn);
  const errors = {
    doctor: wrong.doctor && prescriptionsCopy.form.wrong.doctor[wrong.doctor],
    writtenOn: wrong.writtenOn && prescriptionsCopy.form.wrong.writtenOn[wrong.writtenOn],
  };
  const { form, isWrong, check } = useCheckedForm((['doctor', 'writtenOn'] as const).filter((key) => errors[key]));

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!check() || isBusy) return;
    setProblem('');
    setIsBusy(true);
    const outcome = await onSave({ doctor: oneLine(draft.doctor), writtenOn: draft.writtenOn });
    setIsBusy(false);
    if (outcome !== 'done') setProblem(prescriptionsCopy.outcomes[outcome]);
  };
  const field = (key: keyof PrescriptionDetails) => ({
    name: key,
    label: prescriptionsCopy.form[key],
    value: draft[key],
    onChange: (value: string) => setDraft({ ...draft, [key]: value }),
    error: isWrong(key) ? errors[key] : undefined,
    required: true,
    autoComplete: 'off',
  });

  // Every form has `method="dialog"`: a submit that no handler prevents then sends nothing and puts no field in the
  // address (docs/decisions/0007-prerendered-pages.md).
  return (
    <styled.form ref={form} method="dialog" noValidate display="grid" gap="4" onSubmit={(event) => void send(event)}>
      {problem && <Problem role="alert">{problem}</Problem>}
      <TextField
        {...field('doctor')}
        ref={focusOnMount}
        hint={prescriptionsCopy.form.doctorHint}
        maxLength={maxDoctorNameLength}
      />
      <TextField {...field('writtenOn')} type="date" />
      <Flex wrap="wrap" gap="2">
        <Button type="submit" busy={isBusy}>
          {prescriptionsCopy.form.keep}
        </Button>
        <Button variant="outline" tone="neutral" disabled={isBusy} onClick={onCancel}>
          {prescriptionsCopy.form.cancel}
        </Button>
      </Flex>
    </styled.form>
  );
}
