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
  /** True if the view of this prescription has just been closed. The button that opened it then gets the focus back. */
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
  // The id of the prescription whose view was closed last. The button that opened the view gets the focus, because the
  // closed view had it.
  const [lastClosedId, setLastClosedId] = useState<string | null>(null);
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
  // True if another tab has erased the prescription whose view was open.
  const isGone = openId !== null && open === undefined;
  const announce = (outcome: string) => {
    setOpenId(null);
    // With an id, the button of the view would take the focus from the outcome, because it mounts again after the
    // question.
    setLastClosedId(null);
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
            setLastClosedId(openId);
            setOpenId(null);
          }}
        />
      )}
      {/*
        The list stays mounted while a prescription is open, because `AddPrescription` in it may hold a chosen picture and
        typed text.
      */}
      <styled.div display={open ? 'none' : 'grid'} gap="4">
        <styled.p color="fg.muted">{`${prescriptionsCopy.note} ${prescriptionsCopy.whose[isLoggedIn ? 'member' : 'guest']}`}</styled.p>
        <AddPrescription
          onSaved={(details) => announce(prescriptionsCopy.outcomes.kept(prescriptionsCopy.title(details)))}
        />
        {isGone && (
          // The closed view had the focus, so this text takes it.
          <styled.p ref={focusOnMount} role="status" tabIndex={-1} fontWeight="semibold" outline="[none]">
            {prescriptionsCopy.outcomes.gone}
          </styled.p>
        )}
        <styled.p ref={status} role="status" tabIndex={-1} fontWeight="semibold" outline="[none]">
          {!isGone && announcement}
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
                    isReturnedTo={lastClosedId === prescription.id}
                    onOpen={() => {
                      setLastClosedId(null);
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
