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
  readonly takesFocusBack: boolean;
  /** Called when the shopper opens the view of the prescription. */
  readonly onOpen: () => void;
  /** Called after the shopper has confirmed the question. */
  readonly onRemove: () => Promise<void>;
}

/** One prescription of the list, with buttons that open and remove it. */
function PrescriptionCard({ prescription, takesFocusBack, onOpen, onRemove }: PrescriptionCardProps) {
  const title = prescriptionsCopy.title(prescription);
  return (
    <PanelCard>
      <Flex wrap="wrap" align="start" gap="3">
        <div>
          <PrescriptionPicture picture={prescription.picture} alt={prescriptionsCopy.pictureOf(title)} extent="small" />
        </div>
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
            ref={takesFocusBack ? focusOnMount : null}
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
 * PrescriptionsPanel lists the prescriptions of the current person. The shopper adds a prescription, looks at it,
 * changes its doctor or date, and removes it. The prescriptions are in the database of this browser and are never
 * uploaded. In a browser that forbids databases a text explains this, and a read that has failed can be repeated.
 */
export function PrescriptionsPanel() {
  const { isLoggedIn } = useSession();
  const stored = usePrescriptions();
  const [openId, setOpenId] = useState<string | null>(null);
  // The id of the prescription whose view was closed last. The button that opened the view gets the focus back.
  const [lastClosedId, setLastClosedId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const statusText = useRef<HTMLParagraphElement>(null);

  if (stored.view === 'loading') return <LoadingText>{prescriptionsCopy.loading}</LoadingText>;
  if (stored.view === 'refused') return <EmptyPanel {...prescriptionsCopy.refused} />;
  // `isHeld` is true if the read failed because another tab holds the database open.
  if (stored.view === 'failed')
    return (
      <EmptyPanel
        title={prescriptionsCopy.failed.title}
        text={stored.isHeld ? prescriptionsCopy.failed.held : prescriptionsCopy.failed.text}
        action={<Button onClick={stored.retry}>{prescriptionsCopy.failed.retry}</Button>}
      />
    );
  const { prescriptions, hasUnreadable } = stored;

  const openPrescription = prescriptions.find(({ id }) => id === openId);
  // True if another tab has erased the prescription whose view was open.
  const isGone = openId !== null && openPrescription === undefined;
  /** Closes the view, shows the outcome of an addition or a removal, and gives it the focus. */
  const finish = (outcome: string) => {
    setOpenId(null);
    // `ConfirmedButton` mounts the button that opens a prescription again when its question closes. If that
    // prescription was the last one closed, the button would take the focus from the outcome.
    setLastClosedId(null);
    setAnnouncement(outcome);
    moveFocusFromRemoved(statusText.current);
  };
  const remove = async (prescription: StoredPrescription) => {
    const outcome = await removePrescription(prescription.id);
    finish(
      outcome === 'done'
        ? prescriptionsCopy.outcomes.removed(prescriptionsCopy.title(prescription))
        : prescriptionsCopy.outcomes[outcome],
    );
  };

  const owner = isLoggedIn ? 'member' : 'guest';
  const isEmpty = prescriptions.length === 0 && !hasUnreadable;

  return (
    <>
      {openPrescription && (
        <PrescriptionView
          prescription={openPrescription}
          onBack={() => {
            setLastClosedId(openId);
            setOpenId(null);
          }}
        />
      )}
      {/*
        The list stays mounted while a prescription is open, because `AddPrescription` in it may hold a chosen picture
        and typed text.
      */}
      <styled.div display={openPrescription ? 'none' : 'grid'} gap="4">
        <styled.p color="fg.muted">{`${prescriptionsCopy.note} ${prescriptionsCopy.whose[owner]}`}</styled.p>
        <AddPrescription
          onSaved={(details) => finish(prescriptionsCopy.outcomes.kept(prescriptionsCopy.title(details)))}
        />
        {isGone && (
          // The view had the focus, and has disappeared, so this text takes the focus. It stays until the shopper
          // opens, adds or removes a prescription. It is an element of its own, because `focusOnMount` needs a mount.
          <styled.p ref={focusOnMount} role="status" tabIndex={-1} fontWeight="semibold" outline="[none]">
            {prescriptionsCopy.outcomes.gone}
          </styled.p>
        )}
        <styled.p ref={statusText} role="status" tabIndex={-1} fontWeight="semibold" outline="[none]">
          {!isGone && announcement}
        </styled.p>
        {hasUnreadable && <UnreadableNotice text={prescriptionsCopy.unreadable} />}
        {isEmpty && <EmptyPanel {...prescriptionsCopy.empty} />}
        {prescriptions.length > 0 && (
          <styled.ul aria-label={prescriptionsCopy.list} display="grid" gap="4">
            {prescriptions.map((prescription) => (
              <li key={prescription.id}>
                <BlockBoundary>
                  <PrescriptionCard
                    prescription={prescription}
                    takesFocusBack={lastClosedId === prescription.id}
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
