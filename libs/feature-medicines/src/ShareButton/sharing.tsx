import { styled } from '@niramaya/ui/styled';
import { productLink, readProductLink } from '@niramaya/contract';
import { sharingCopy } from '@niramaya/copy/sharing';
import { findProductId, type AppDispatch } from '@niramaya/data-access';
import { Dialog, TextField, toast } from '@niramaya/ui';
import { useRef } from 'react';

/**
 * Returns whether the share sheet of the device has taken the link. A shopper who closes the sheet has had a choice,
 * too.
 */
async function offerToApps(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Returns whether the clipboard has taken the link. A browser may refuse, and has no clipboard over plain HTTP. */
async function copyToClipboard(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shares the link of a product and shows the result as a toast. `search` is the query of the address, which may name
 * the product.
 *
 * @returns the link if neither the share sheet nor the clipboard has taken it, for a dialog to show; otherwise null
 * @throws ApiError if the number of the product must be requested and no response comes
 */
export async function shareProduct(title: string, search: string, dispatch: AppDispatch): Promise<string | null> {
  const named = readProductLink(search);
  const id = (typeof named === 'number' && named) || (await dispatch(findProductId(title)));
  if (id === null) {
    toast.error(sharingCopy.gone);
    return null;
  }
  const link = new URL(productLink(id), window.location.origin).href;
  if (await offerToApps(title, link)) return null;
  if (!(await copyToClipboard(link))) return link;
  toast.success(sharingCopy.copied);
  return null;
}

interface CopyByHandProps {
  readonly open: boolean;
  readonly link: string;
  readonly onClose: () => void;
}

/** CopyByHand is a dialog with the selected link, for a browser that does not let a page copy it. */
export function CopyByHand({ open, link, onClose }: CopyByHandProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sharingCopy.byHand.title}
      closeLabel={sharingCopy.byHand.close}
      initialFocus={field}
      size="sm"
    >
      <styled.p pb="4" color="fg.muted">
        {sharingCopy.byHand.text}
      </styled.p>
      <TextField
        ref={field}
        label={sharingCopy.byHand.label}
        name="link"
        value={link}
        onChange={() => undefined}
        readOnly
      />
    </Dialog>
  );
}
