import { styled } from '@niramaya/ui/styled';
import { prescriptionsCopy } from '@niramaya/contract/copy/prescriptions';
import { removePrescription, usePrescriptions, useSession, type StoredPrescription } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, LoadingText, useCopy } from '@niramaya/ui';
import { useRef, useState } from 'react';
import { EmptyPanel } from '../EmptyPanel/EmptyPanel';
import { UnreadableNotice } from '../UnreadableNotice/UnreadableNotice';
import { AddPrescription } from './AddPrescription';
import { PrescriptionCard } from './PrescriptionCard';
import { PrescriptionView } from './PrescriptionView';

export function PrescriptionsPanel() {
  const copy = useCopy(prescriptionsCopy);
  const { isLoggedIn } = useSession();
  const shown = usePrescriptions();
  const [openId, setOpenId] = useState<string | null>(null);
  // The prescription that was just viewed; its button gets the focus.
  const [leftId, setLeftId] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  if (shown.view === 'loading') return <LoadingText>{copy.loading}</LoadingText>;
  if (shown.view === 'refused') return <EmptyPanel copy={copy.refused} />;
  if (shown.view === 'failed')
    return <EmptyPanel copy={copy.failed} action={<Button onClick={shown.retry}>{copy.failed.retry}</Button>} />;
  const { prescriptions, hasUnreadable } = shown;

  const open = prescriptions.find(({ id }) => id === openId);
  const say = (outcome: string) => {
    setOpenId(null);
    setAnnouncement(outcome);
    // The clicked button has disappeared.
    status.current?.focus();
  };
  const remove = async (prescription: StoredPrescription) => {
    const outcome = await removePrescription(prescription.id);
    say(outcome === 'done' ? copy.outcomes.removed(copy.title(prescription)) : copy.outcomes[outcome]);
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
      {/* Hidden, not unmounted: a chosen picture and typed text stay. */}
      <styled.div display={open ? 'none' : 'grid'} gap="4">
        <styled.p color="fg.muted">{`${copy.note} ${isLoggedIn ? copy.whose.member : copy.whose.guest}`}</styled.p>
        <AddPrescription onSaved={(name) => say(copy.outcomes.kept(copy.title(name)))} />
        <styled.p ref={status} role="status" tabIndex={-1} fontWeight="semibold" outline="[none]">
          {openId === null || open ? announcement : copy.outcomes.gone}
        </styled.p>
        {hasUnreadable && <UnreadableNotice {...copy.unreadable} />}
        {prescriptions.length === 0 ? (
          !hasUnreadable && <EmptyPanel copy={copy.empty} />
        ) : (
          <styled.ul aria-label={copy.list} display="grid" gap="4" listStyleType="none">
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
