import { Flex, Grid, styled } from '@niramaya/ui/styled';
import type { PrescriptionDetails } from '@niramaya/contract';
import { prescriptionsCopy } from '@niramaya/copy/prescriptions';
import {
  savePrescription,
  readPicture,
  useBrowserStorage,
  useUnsavedInput,
  type ReadPicture,
} from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { Camera, ImagePlus } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type ComponentProps, type ReactNode, type Ref } from 'react';
import { PrescriptionForm, Problem } from './PrescriptionForm';
import { PrescriptionPicture } from './PrescriptionPicture';

interface AddPrescriptionProps {
  /** The order to attach the new prescription to. */
  readonly orderId?: string;
  /** Called with doctor and date once the prescription is stored. */
  readonly onSaved: (details: PrescriptionDetails) => void;
}

interface PictureButtonProps extends Pick<ComponentProps<'input'>, 'capture' | 'onChange'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly busy: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

function PictureButton({ label, icon, busy, ref, ...file }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={ref} variant="subtle" busy={busy} startIcon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input {...file} ref={input} hidden type="file" accept="image/*" aria-label={label} />
    </>
  );
}

/**
 * AddPrescription takes a photograph or a picture of a prescription, makes a JPEG of it without the data of the camera,
 * and makes it smaller only if it would not fit. It asks for doctor and date, and stores it in the database of this
 * browser. The picture is never uploaded. Refusals and failures show in place.
 */
export function AddPrescription({ orderId, onSaved }: AddPrescriptionProps) {
  const storage = useBrowserStorage();
  const chooser = useRef<HTMLButtonElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [picture, setPicture] = useState<ReadPicture | null>(null);
  useUnsavedInput(picture !== null);
  const [problem, setProblem] = useState('');

  const readChosenFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // A browser fires no change event for the file that the input already has. An emptied input can take the same file
    // again.
    currentTarget.value = '';
    if (!file) return;
    setProblem('');
    setIsReading(true);
    const read = await readPicture(file);
    setIsReading(false);
    if (typeof read === 'string') setProblem(prescriptionsCopy.add.problems[read]);
    else setPicture(read);
  };

  const save = async (chosen: Blob, details: PrescriptionDetails) => {
    setProblem('');
    const outcome = await savePrescription(storage, chosen, details, orderId);
    if (outcome === 'done') {
      // The shopper may have chosen another picture while this one was being stored. That one stays.
      setPicture((now) => (now?.picture === chosen ? null : now));
      onSaved(details);
    }
    return outcome;
  };

  const cancel = () => {
    setPicture(null);
    setProblem('');
    chooser.current?.focus();
  };

  const reading = {
    busy: isReading,
    onChange: (event: ChangeEvent<HTMLInputElement>) => void readChosenFile(event),
  };
  return (
    <Grid gap="3">
      <Flex wrap="wrap" gap="2">
        {/*
          On some phones the plain file input opens the gallery only, so touch devices have a second one with `capture`.
        */}
        <styled.div css={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
          <PictureButton
            {...reading}
            label={prescriptionsCopy.add.photograph}
            icon={<Camera aria-hidden />}
            capture="environment"
          />
        </styled.div>
        <PictureButton
          {...reading}
          ref={chooser}
          label={prescriptionsCopy.add.choose}
          icon={<ImagePlus aria-hidden />}
        />
      </Flex>
      <styled.p textStyle="caption" color="fg.muted">
        {prescriptionsCopy.add.accepted}
      </styled.p>
      <p role="status">{isReading && prescriptionsCopy.add.reading}</p>
      {picture && (
        <>
          <PrescriptionPicture picture={picture.picture} alt={prescriptionsCopy.add.chosen} extent="low" />
          <styled.p textStyle="caption" color="fg.muted">
            {prescriptionsCopy.add.kept(picture.original, picture.kept, picture.picture.size)}
          </styled.p>
        </>
      )}
      {problem && <Problem role="alert">{problem}</Problem>}
      {picture && (
        <PrescriptionForm
          details={{ doctor: '', writtenOn: '' }}
          onSave={(details) => save(picture.picture, details)}
          onCancel={cancel}
        />
      )}
    </Grid>
  );
}
