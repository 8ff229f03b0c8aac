import { loadChunk, paths } from '@niramaya/contract';
import { medicineDetailsCopy } from '@niramaya/copy/medicine-details';
import { useAppDispatch } from '@niramaya/data-access';
import { IconButton, toast } from '@niramaya/ui';
import { Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useHref, useLocation } from 'react-router-dom';

const loadSharing = () => loadChunk('sharing', () => import('./sharing'));
/** Fetches the code at hover or focus, because a browser lets a page share only for a moment after the click. */
const prefetch = () => void loadSharing().catch(() => undefined);

/**
 * ShareButton shares a link to the product of this screen: through the device's share sheet, or the clipboard, or a
 * dialog with the link. It requests the id of the product if neither the address nor storage has it.
 */
export function ShareButton({ title }: { readonly title: string }) {
  const { search } = useLocation();
  const dispatch = useAppDispatch();
  const home = useHref(paths.home);
  const [busy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<ReactNode>(null);

  const share = async () => {
    setBusy(true);
    try {
      const { CopyByHand, shareProduct } = await loadSharing();
      // The link is null if the share sheet or the clipboard has taken it, so that no dialog is needed.
      const link = await shareProduct(title, search, dispatch, home);
      // A closed dialog stays rendered, so that it has its closing animation.
      const showByHand = (open: boolean) =>
        link && setDialog(<CopyByHand open={open} link={link} onClose={() => showByHand(false)} />);
      showByHand(true);
    } catch {
      toast.error(medicineDetailsCopy.shareFailed, { subject: 'link' });
    }
    setBusy(false);
  };

  return (
    <>
      <IconButton
        label={medicineDetailsCopy.share}
        size="sm"
        icon={<Share2 aria-hidden />}
        busy={busy}
        onClick={() => void share()}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
      {dialog}
    </>
  );
}
