import { patientsCopy, type Member } from '@niramaya/contract';
import { fetchAhead, lazyComponent, OverPage } from '@niramaya/lazy';
import { Button, useCopy } from '@niramaya/ui';
import { useState } from 'react';

const AddMemberDialog = lazyComponent(
  'add member',
  () => import('./AddMemberDialog').then((module) => module.AddMemberDialog),
  { standIn: OverPage, ahead: 'onceUsed' },
);

/**
 * '+ Add New Member' and the popup that it opens (CONSULT-22, CONSULT-23, STATE-40 to STATE-42). Cancel throws away what
 * was typed; a slip that closes the popup (Escape, a tap beside it) does not.
 */
export function AddMember({ onAdded }: { readonly onAdded: (member: Member) => void }) {
  const { add } = useCopy(patientsCopy);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)} {...fetchAhead(AddMemberDialog)}>
        {add.action}
      </Button>
      <AddMemberDialog open={isOpen} onClose={() => setIsOpen(false)} onAdded={onAdded} />
    </>
  );
}
