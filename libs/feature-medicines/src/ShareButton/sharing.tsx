import { chakra } from '@niramaya/ui/chakra';
import { inLocale, productLink, readProductLink, sharingCopy, type Locale } from '@niramaya/contract';
import { findProductId, type AppDispatch } from '@niramaya/data-access';
import { Dialog, TextField, toast, useCopy } from '@niramaya/ui';
import { useEffect, useRef } from 'react';

interface Shared {
  readonly title: string;
  /** The query of the address, which names the product where that was shared itself. */
  readonly search: string;
  readonly locale: Locale;
  readonly dispatch: AppDispatch;
}

/** Whether the device's own sheet took the link; closing the sheet is the shopper's wish and no failure. */
async function offerToApps(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether the clipboard took it: it may be refused, and where the connection is not secure there is none. */
async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shares a product and says how it ended.
 * @returns the link where the browser took it neither way, for the shopper to copy
 * @throws ApiError where the number of the product has to be asked for and no answer comes
 */
export async function shareProduct({ title, search, locale, dispatch }: Shared): Promise<string | null> {
  const words = inLocale(sharingCopy, locale);
  const id = readProductLink(search) || (await dispatch(findProductId(title)));
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

/** The link, selected, for a browser that does not let a page copy. */
export function CopyByHand({ open, link, onClose }: CopyByHandProps) {
  const { byHand } = useCopy(sharingCopy);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={byHand.title} closeLabel={byHand.close} initialFocus={field} size="sm">
      <chakra.p pb="4" color="fg.muted">
        {byHand.text}
      </chakra.p>
      <TextField ref={field} label={byHand.label} name="link" value={link} onChange={() => undefined} readOnly />
    </Dialog>
  );
}
