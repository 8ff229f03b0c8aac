import { Flex, Grid, styled } from '@niramaya/ui/styled';
import type { PrescriptionDetails } from '@niramaya/contract';
import { prescriptionsCopy } from '@niramaya/copy/prescriptions';
import { setPrescriptionDetails, type StoredPrescription } from '@niramaya/data-access';
import { Button, focusOnMount, moveFocusFromRemoved, useCloseOnBack } from '@niramaya/ui';
import { ArrowLeft, PencilLine, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { PrescriptionForm } from './PrescriptionForm';
import { PrescriptionPicture } from './PrescriptionPicture';

interface PrescriptionViewProps {
  readonly prescription: StoredPrescription;
  readonly onBack: () => void;
}

/**
 * PrescriptionView shows one prescription in the place of the list: its picture in two sizes, and a form that changes
 * doctor and date. The browser's Back returns to the list and keeps the panel open, as `onBack` of the button does.
 */
export function PrescriptionView({ prescription, onBack }: PrescriptionViewProps) {
  const [isFull, setIsFull] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  useCloseOnBack(true, onBack);
  const title = prescriptionsCopy.title(prescription);

  const closeForm = (outcome: string) => {
    setIsChanging(false);
    setAnnouncement(outcome);
    moveFocusFromRemoved(status.current);
  };
  const save = async (details: PrescriptionDetails) => {
    const outcome = await setPrescriptionDetails(prescription.id, details);
    if (outcome === 'done') closeForm(prescriptionsCopy.outcomes.changed(prescriptionsCopy.title(details)));
    return outcome;
  };

  return (
    <Grid gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Flex wrap="wrap" justify="space-between" gap="2">
        <Button ref={focusOnMount} variant="ghost" size="sm" startIcon={<ArrowLeft aria-hidden />} onClick={onBack}>
          {prescriptionsCopy.back}
        </Button>
        <Button
          variant="outline"
          size="sm"
          startIcon={isFull ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
          onClick={() => setIsFull(!isFull)}
        >
          {isFull ? prescriptionsCopy.fit : prescriptionsCopy.actualSize}
        </Button>
      </Flex>
      <styled.h3 textStyle="title" overflowWrap="anywhere">
        {title}
      </styled.h3>
      <styled.p ref={status} role="status" tabIndex={-1} outline="[none]">
        {announcement}
      </styled.p>
      {isChanging ? (
        <PrescriptionForm details={prescription} onSave={save} onCancel={() => closeForm('')} />
      ) : (
        <div>
          <Button
            variant="subtle"
            size="sm"
            startIcon={<PencilLine aria-hidden />}
            onClick={() => {
              setAnnouncement('');
              setIsChanging(true);
            }}
          >
            {prescriptionsCopy.change}
          </Button>
        </div>
      )}
      <styled.div
        overflow="auto"
        {...(isFull && { tabIndex: 0, role: 'region', 'aria-label': prescriptionsCopy.pictureOf(title) })}
      >
        <PrescriptionPicture
          picture={prescription.picture}
          alt={prescriptionsCopy.pictureOf(title)}
          extent={isFull ? 'full' : 'wide'}
        />
      </styled.div>
    </Grid>
  );
}
