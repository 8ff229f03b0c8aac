import { styled } from '@niramaya/ui/styled';
import { productLink, readProductLink } from '@niramaya/contract';
import { sharingCopy } from '@niramaya/copy/sharing';
import { findProductId, type AppDispatch } from '@niramaya/data-access';
import { Dialog, TextField, toast } from '@niramaya/ui';
import { useRef } from 'react';

/**
 * Opens the share sheet of the device. Returns false if there is none or if it fails, so that the caller copies the
 * link instead. Returns true for a shopper who closes the sheet without sharing (`AbortError`), because they have
 * decided against it.
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
 * the product, and `home` the path of the home page on its host.
 *
 * @returns the link if neither the share sheet nor the clipboard has taken it, for a dialog to show; otherwise null
 * @throws ApiError if the id of the product must be requested and the request fails, without a response or with an
 *   error status
 */
export async function shareProduct(
  title: string,
  search: string,
  dispatch: AppDispatch,
  home: string,
): Promise<string | null> {
  // `readProductLink` returns text for a link by title and NaN for a damaged link. Only an id of the link is used.
  const fromLink = readProductLink(search);
  const hasId = typeof fromLink === 'number' && !Number.isNaN(fromLink);
  const id = hasId ? fromLink : await dispatch(findProductId(title));
  if (id === null) {
    toast.error(sharingCopy.gone, { subject: 'link' });
    return null;
  }
  const link = new URL(`.${productLink(id)}`, new URL(home, window.location.origin)).href;
  if (await offerToApps(title, link)) return null;
  if (!(await copyToClipboard(link))) return link;
  toast.success(sharingCopy.copied, { subject: 'link' });
  return null;
}

interface CopyByHandProps {
  readonly open: boolean;
  readonly link: string;
  readonly onClose: () => void;
}

/**
 * CopyByHand is a dialog with the link in a field, for a browser that does not let a page copy it. The link is selected
 * when the dialog opens, because Chakra's focus trap selects the text of the input in `initialFocus`.
 */
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
