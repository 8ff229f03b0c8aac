import { styled } from '@niramaya/ui/styled';
import { productLink, readProductLink } from '@niramaya/contract';
import { inLocale, type Locale } from '@niramaya/contract/copy/localised';
import { sharingCopy } from '@niramaya/contract/copy/sharing';
import { findProductId, type AppDispatch } from '@niramaya/data-access';
import { Dialog, TextField, toast, useCopy } from '@niramaya/ui';
import { useRef } from 'react';

interface Shared {
  readonly title: string;
  /** The query string of the address. It names the product if the shopper opened a shared link. */
  readonly search: string;
  readonly locale: Locale;
  readonly dispatch: AppDispatch;
}

/**
 * Returns whether the share sheet of the device took the link. If the shopper closes the sheet, that is a choice and no
 * failure.
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

/** Returns whether the clipboard took the link. The browser may refuse, and an insecure connection has no clipboard. */
async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shares a product and shows the result.
 * @returns the link for the shopper to copy, where neither the share sheet nor the clipboard took it
 * @throws ApiError where the id of the product has to be fetched and no response arrives
 */
export async function shareProduct({ title, search, locale, dispatch }: Shared): Promise<string | null> {
  const words = inLocale(sharingCopy, locale);
  const named = readProductLink(search);
  const id = (typeof named === 'number' && named) || (await dispatch(findProductId(title)));
  if (id === null) {
    toast.error(words.gone);
    return null;
  }
  const link = new URL(productLink(id), window.location.origin).href;
  if (await offerToApps(title, link)) return null;
  if (!(await copy(link))) return link;
  toast.success(words.copied);
  return null;
}

interface CopyByHandProps {
  readonly open: boolean;
  readonly link: string;
  readonly onClose: () => void;
}

/** A dialog with the link, for a browser that does not let a page copy. The focus selects it. */
export function CopyByHand({ open, link, onClose }: CopyByHandProps) {
  const { byHand } = useCopy(sharingCopy);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={byHand.title} closeLabel={byHand.close} initialFocus={field} size="sm">
      <styled.p pb="4" color="fg.muted">
        {byHand.text}
      </styled.p>
      <TextField ref={field} label={byHand.label} name="link" value={link} onChange={() => undefined} readOnly />
    </Dialog>
  );
}
