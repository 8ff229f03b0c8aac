import type { Member } from '@niramaya/contract';
import { patientsCopy } from '@niramaya/copy/consult-flow';
import { useUserKey } from '@niramaya/data-access';
import { prefetch, lazyComponent, OverPage } from '@niramaya/lazy';
import { Button } from '@niramaya/ui';
import { useState } from 'react';

const AddMemberDialog = lazyComponent(
  'add member',
  () => import('./AddMemberDialog').then((module) => module.AddMemberDialog),
  { fallback: OverPage },
);

/** Only Cancel discards the typed text. */
export function AddMember({ onAdded }: { readonly onAdded: (member: Member) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const userKey = useUserKey();

  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)} {...prefetch(AddMemberDialog)}>
        {patientsCopy.add.action}
      </Button>
      {/* The key drops the draft if another person logs in or out, because it is health data. */}
      <AddMemberDialog key={userKey} open={isOpen} onClose={() => setIsOpen(false)} onAdded={onAdded} />
    </>
  );
}
