import { Flex, styled } from '@niramaya/ui/styled';
import { prescriptionsCopy } from '@niramaya/copy/prescriptions';
import { removePrescription, usePrescriptions, useSession, type StoredPrescription } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, EmptyPanel, focusOnMount, LoadingText, moveFocusFromRemoved } from '@niramaya/ui';
import { Trash2, ZoomIn } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmedButton } from '../ConfirmedButton/ConfirmedButton';
import { PanelCard } from '../PanelCard';
import { UnreadableNotice } from '../StorageNotice/StorageNotice';
import { AddPrescription } from './AddPrescription';
import { PrescriptionPicture } from './PrescriptionPicture';
import { PrescriptionView } from './PrescriptionView';

interface PrescriptionCardProps {
  readonly prescription: StoredPrescription;
  /** The view of this prescription has just been closed, so the button that opened it gets the focus back. */
  readonly isReturnedTo: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => Promise<void>;
}

function PrescriptionCard({ prescription, isReturnedTo, onOpen, onRemove }: PrescriptionCardProps) {
  const title = prescriptionsCopy.title(prescription);
  return (
    <PanelCard>
      <Flex wrap="wrap" align="start" gap="3">
        <styled.div>
          <PrescriptionPicture picture={prescription.picture} alt={prescriptionsCopy.pictureOf(title)} extent="small" />
        </styled.div>
        <styled.div flex="[1 1 8rem]" minW="0" overflowWrap="anywhere">
          <styled.h3 fontWeight="semibold">{title}</styled.h3>
          {prescription.orders.length > 0 && (
            <styled.p textStyle="caption" color="fg.muted">
              {prescriptionsCopy.receipts(prescription.orders)}
            </styled.p>
          )}
        </styled.div>
      </Flex>
      <ConfirmedButton
        variant="ghost"
        startIcon={<Trash2 aria-hidden />}
        aria-label={prescriptionsCopy.removeOf(title)}
        question={prescriptionsCopy.confirm.question(title, prescription.orders.length > 0)}
        answers={prescriptionsCopy.confirm}
        onYes={onRemove}
        otherAction={
          <Button
            ref={isReturnedTo ? focusOnMount : null}
            variant="outline"
            size="sm"
            startIcon={<ZoomIn aria-hidden />}
            aria-label={prescriptionsCopy.openOf(title)}
            onClick={onOpen}
          >
            {prescriptionsCopy.open}
          </Button>
        }
      >
        {prescriptionsCopy.remove}
      </ConfirmedButton>
    </PanelCard>
  );
}

/**
 * PrescriptionsPanel lists the prescriptions of the current person: add one, look at it, change its doctor or date,
 * remove it. They are in the database of this browser and are never uploaded. A browser that forbids databases gets a
 * text that explains it, and a read that failed can be repeated.
 */
export function PrescriptionsPanel() {
  const { isLoggedIn } = useSession();
  const shown = usePrescriptions();
  const [openId, setOpenId] = useState<string | null>(null);
  // The prescription whose view was closed last.
  const [leftId, setLeftId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  if (shown.view === 'loading') return <LoadingText>{prescriptionsCopy.loading}</LoadingText>;
  if (shown.view === 'refused') return <EmptyPanel {...prescriptionsCopy.refused} />;
  if (shown.view === 'failed')
    return (
      <EmptyPanel
        title={prescriptionsCopy.failed.title}
        text={shown.isHeld ? prescriptionsCopy.failed.held : prescriptionsCopy.failed.text}
        action={<Button onClick={shown.retry}>{prescriptionsCopy.failed.retry}</Button>}
      />
    );
  const { prescriptions, hasUnreadable } = shown;

  const open = prescriptions.find(({ id }) => id === openId);
  const announce = (outcome: string) => {
    setOpenId(null);
    setAnnouncement(outcome);
    moveFocusFromRemoved(status.current);
  };
  const remove = async (prescription: StoredPrescription) => {
    const outcome = await removePrescription(prescription.id);
    announce(
      outcome === 'done'
        ? prescriptionsCopy.outcomes.removed(prescriptionsCopy.title(prescription))
        : prescriptionsCopy.outcomes[outcome],
    );
  };

  return (
    <>
      {open && (
        <PrescriptionView
          prescription={open}
          onBack={() => {
            setLeftId(openId);
            setOpenId(null);
          }}
        />
      )}
      {/* The list is hidden and stays mounted, so that a chosen picture and typed text are still there afterwards. */}
      <styled.div display={open ? 'none' : 'grid'} gap="4">
        <styled.p color="fg.muted">{`${prescriptionsCopy.note} ${isLoggedIn ? prescriptionsCopy.whose.member : prescriptionsCopy.whose.guest}`}</styled.p>
        <AddPrescription onSaved={(name) => announce(prescriptionsCopy.outcomes.kept(prescriptionsCopy.title(name)))} />
        <styled.p ref={status} role="status" tabIndex={-1} fontWeight="semibold" outline="[none]">
          {openId === null || open ? announcement : prescriptionsCopy.outcomes.gone}
        </styled.p>
        {hasUnreadable && <UnreadableNotice text={prescriptionsCopy.unreadable} />}
        {prescriptions.length === 0 ? (
          !hasUnreadable && <EmptyPanel {...prescriptionsCopy.empty} />
        ) : (
          <styled.ul aria-label={prescriptionsCopy.list} display="grid" gap="4">
            {prescriptions.map((prescription) => (
              <li key={prescription.id}>
                <BlockBoundary>
                  <PrescriptionCard
                    prescription={prescription}
                    isReturnedTo={leftId === prescription.id}
                    onOpen={() => {
                      setLeftId(null);
                      setOpenId(prescription.id);
                    }}
                    onRemove={() => remove(prescription)}
                  />
                </BlockBoundary>
              </li>
            ))}
          </styled.ul>
        )}
      </styled.div>
    </>
  );
}
