import { styled } from '@niramaya/ui/styled';
import { prescriptionsCopy } from '@niramaya/copy/prescriptions';
import { attachPrescription, type StoredPrescription, type PrescriptionsView } from '@niramaya/data-access';
import { Button, IconButton, moveFocusFromRemoved } from '@niramaya/ui';
import { Paperclip, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { PanelCard } from '../PanelCard';
import { AddPrescription } from '../PrescriptionsPanel/AddPrescription';
import { PrescriptionPicture } from '../PrescriptionsPanel/PrescriptionPicture';

interface OrderPrescriptionsProps {
  readonly orderId: string;
  readonly shown: PrescriptionsView;
}

/**
 * OrderPrescriptions lists the prescriptions of an order below its receipt, and attaches or detaches them. The
 * connection is in the record of the prescription, which names its orders; the order does not change. Everything stays
 * in the browser's database. `shown` is the result of `usePrescriptions`.
 */
export function OrderPrescriptions({ orderId, shown }: OrderPrescriptionsProps) {
  const texts = prescriptionsCopy.attached;
  const [isChoosing, setIsChoosing] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const titleId = useId();
  if (shown.view === 'loading') return null;

  const all = shown.view === 'ready' ? shown.prescriptions : [];
  const attached = all.filter(({ orders }) => orders.includes(orderId));
  const others = all.filter(({ orders }) => !orders.includes(orderId));

  const announce = (outcome: string) => {
    setIsChoosing(false);
    setAnnouncement(outcome);
    moveFocusFromRemoved(status.current);
  };
  const setAttached = async (prescription: StoredPrescription, isAttached: boolean) => {
    const outcome = await attachPrescription(prescription.id, orderId, isAttached);
    const title = prescriptionsCopy.title(prescription);
    if (outcome !== 'done') announce(prescriptionsCopy.outcomes[outcome]);
    else announce(isAttached ? texts.put(title) : texts.taken(title));
  };

  return (
    <PanelCard as="section" aria-labelledby={titleId}>
      <styled.h3 id={titleId} fontWeight="semibold">
        {texts.title}
      </styled.h3>
      <styled.p textStyle="caption" color="fg.muted">
        {shown.view === 'ready' ? texts.purpose : texts[shown.view]}
      </styled.p>
      {attached.length > 0 && (
        <styled.ul display="grid" gap="3">
          {attached.map((prescription) => {
            const title = prescriptionsCopy.title(prescription);
            return (
              <styled.li key={prescription.id} display="flex" flexWrap="wrap" alignItems="center" gap="3">
                <PrescriptionPicture
                  picture={prescription.picture}
                  alt={prescriptionsCopy.pictureOf(title)}
                  extent="small"
                />
                <styled.span flex="[1 1 8rem]" minW="0" overflowWrap="anywhere">
                  {title}
                </styled.span>
                <IconButton
                  label={texts.take(title)}
                  size="sm"
                  icon={<X aria-hidden />}
                  onClick={() => void setAttached(prescription, false)}
                />
              </styled.li>
            );
          })}
        </styled.ul>
      )}
      <styled.p ref={status} role="status" tabIndex={-1} outline="[none]">
        {announcement}
      </styled.p>
      {shown.view === 'ready' && (
        <div>
          <Button
            variant="outline"
            size="sm"
            startIcon={<Paperclip aria-hidden />}
            aria-expanded={isChoosing}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            {texts.attach}
          </Button>
        </div>
      )}
      {isChoosing && (
        <>
          {others.length > 0 && (
            <styled.ul aria-label={texts.choose} display="grid" gap="2">
              {others.map((prescription) => (
                <li key={prescription.id}>
                  <Button variant="subtle" size="sm" onClick={() => void setAttached(prescription, true)}>
                    {prescriptionsCopy.title(prescription)}
                  </Button>
                </li>
              ))}
            </styled.ul>
          )}
          <AddPrescription orderId={orderId} onSaved={(name) => announce(texts.put(prescriptionsCopy.title(name)))} />
        </>
      )}
    </PanelCard>
  );
}
