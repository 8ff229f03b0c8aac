import { Flex, Grid, styled } from '@niramaya/ui/styled';
import type { PrescriptionName } from '@niramaya/contract';
import { prescriptionsCopy } from '@niramaya/contract/copy/prescriptions';
import { savePrescription, readPicture, useBrowserStorage } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';
import { Camera, ImagePlus } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { PrescriptionForm } from './PrescriptionForm';
import { PrescriptionPicture } from './PrescriptionPicture';
import { Problem } from './Problem';

interface AddPrescriptionProps {
  /** The order to whose receipt the prescription is also attached. */
  readonly orderId?: string;
  readonly onSaved: (name: PrescriptionName) => void;
}

/** Some touch devices open only the gallery for a picture, so the camera has its own button. */
const CameraButton = styled('div', { base: { display: 'none', '@media (pointer: coarse)': { display: 'block' } } });

export function AddPrescription({ orderId, onSaved }: AddPrescriptionProps) {
  const { add, outcomes } = useCopy(prescriptionsCopy);
  const storage = useBrowserStorage();
  const camera = useRef<HTMLInputElement>(null);
  const gallery = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState<'reading' | 'keeping' | null>(null);
  const [picture, setPicture] = useState<Blob | null>(null);
  const [problem, setProblem] = useState('');

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Without this reset, choosing the same file again fires no change event.
    currentTarget.value = '';
    if (!file) return;
    setProblem('');
    setBusy('reading');
    const read = await readPicture(file);
    setBusy(null);
    if (typeof read === 'string') setProblem(add.problems[read]);
    else setPicture(read);
  };

  const keep = async (chosen: Blob, name: PrescriptionName) => {
    setProblem('');
    setBusy('keeping');
    const outcome = await savePrescription(storage, chosen, name, orderId);
    setBusy(null);
    if (outcome !== 'done') return setProblem(outcomes[outcome]);
    setPicture(null);
    onSaved(name);
  };

  const cancel = () => {
    setPicture(null);
    setProblem('');
    chooser.current?.focus();
  };

  return (
    <Grid gap="3">
      <Flex wrap="wrap" gap="2">
        <CameraButton>
          <Button
            variant="subtle"
            busy={busy === 'reading'}
            startIcon={<Camera aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {add.photograph}
          </Button>
        </CameraButton>
        <Button
          ref={chooser}
          variant="subtle"
          busy={busy === 'reading'}
          startIcon={<ImagePlus aria-hidden />}
          onClick={() => gallery.current?.click()}
        >
          {add.choose}
        </Button>
      </Flex>
      <styled.p textStyle="caption" color="fg.muted">
        {add.accepted}
      </styled.p>
      {/* `capture` opens the camera at once, if there is one. */}
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={add.photograph}
        onChange={(event) => void take(event)}
      />
      <input
        ref={gallery}
        hidden
        type="file"
        accept="image/*"
        aria-label={add.choose}
        onChange={(event) => void take(event)}
      />
      <p role="status">{busy === 'reading' && add.reading}</p>
      {picture && <PrescriptionPicture picture={picture} alt={add.chosen} extent="low" />}
      {problem && <Problem role="alert">{problem}</Problem>}
      {picture && (
        <PrescriptionForm
          name={{ doctor: '', writtenOn: '' }}
          busy={busy === 'keeping'}
          onSave={(name) => void keep(picture, name)}
          onCancel={cancel}
        />
      )}
    </Grid>
  );
}
