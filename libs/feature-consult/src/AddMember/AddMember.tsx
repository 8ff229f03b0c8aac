import type { Member } from '@niramaya/contract';
import { patientsCopy } from '@niramaya/contract/copy/consult-flow';
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

  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)} {...prefetch(AddMemberDialog)}>
        {patientsCopy.add.action}
      </Button>
      <AddMemberDialog open={isOpen} onClose={() => setIsOpen(false)} onAdded={onAdded} />
    </>
  );
}
