import { Flex, styled } from '@niramaya/ui/styled';
import { prescriptionsCopy } from '@niramaya/contract/copy/prescriptions';
import type { StoredPrescription } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';
import { Trash2, ZoomIn } from 'lucide-react';
import { ConfirmedButton } from '../ConfirmedButton/ConfirmedButton';
import { PanelCard } from '../PanelCard';
import { takeFocus } from '../takeFocus';
import { PrescriptionPicture } from './PrescriptionPicture';

interface PrescriptionCardProps {
  readonly prescription: StoredPrescription;
  /** The view has just closed, so its button gets the focus. */
  readonly isReturnedTo: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => Promise<void>;
}

export function PrescriptionCard({ prescription, isReturnedTo, onOpen, onRemove }: PrescriptionCardProps) {
  const copy = useCopy(prescriptionsCopy);
  const title = copy.title(prescription);
  return (
    <PanelCard>
      {/* With large text the name wraps below. */}
      <Flex wrap="wrap" align="start" gap="3">
        <styled.div>
          <PrescriptionPicture picture={prescription.picture} alt={copy.pictureOf(title)} extent="small" />
        </styled.div>
        <styled.div flex="[1 1 8rem]" minW="0" overflowWrap="anywhere">
          <styled.h3 fontWeight="semibold">{title}</styled.h3>
          {prescription.orders.length > 0 && (
            <styled.p textStyle="caption" color="fg.muted">
              {copy.receipts(prescription.orders)}
            </styled.p>
          )}
        </styled.div>
      </Flex>
      <ConfirmedButton
        variant="ghost"
        startIcon={<Trash2 aria-hidden />}
        aria-label={copy.removeOf(title)}
        question={copy.confirm.question(title, prescription.orders.length > 0)}
        yes={copy.confirm.yes}
        no={copy.confirm.no}
        onYes={onRemove}
        otherAction={
          <Button
            ref={isReturnedTo ? takeFocus : null}
            variant="outline"
            size="sm"
            startIcon={<ZoomIn aria-hidden />}
            aria-label={copy.openOf(title)}
            onClick={onOpen}
          >
            {copy.open}
          </Button>
        }
      >
        {copy.remove}
      </ConfirmedButton>
    </PanelCard>
  );
}
