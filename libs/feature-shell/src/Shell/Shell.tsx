import { chakra } from '@niramaya/ui/chakra';
import { shellCopy } from '@niramaya/contract';
import { keepMessage, takeFlash, useBrowserStorage } from '@niramaya/data-access';
import { deferredSection } from '@niramaya/lazy';
import { onToast, SkipLink, Toaster, toast, useCopy } from '@niramaya/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { TopBar } from '../TopBar/TopBar';

const Footer = deferredSection('footer', () => import('../Footer/Footer').then((module) => module.Footer));

/** The page shell: a top bar and a footer around every screen (SHELL-01, AMB-51), with the toasts above them. */
export function Shell({ children }: { children: ReactNode }) {
  const copy = useCopy(shellCopy);
  const storage = useBrowserStorage();
  const header = useRef<HTMLElement>(null);

  // Subscribes before the first toast shows. Otherwise this toast would be missed.
  useEffect(
    () =>
      onToast(({ text, kind }) => {
        const isPlain = kind !== 'success' && kind !== 'error';
        keepMessage(storage, { text, kind: isPlain ? 'note' : kind, saidAtMs: Date.now() });
      }),
    [storage],
  );

  useEffect(() => {
    const message = takeFlash(storage);
    if (message !== null) toast.success(message);
  }, [storage]);

  return (
    <chakra.div display="flex" flexDirection="column" minH="[100dvh]" bg="bg" color="fg">
      <SkipLink href="#content">{copy.skipToContent}</SkipLink>
      <TopBar ref={header} />
      <chakra.main id="content" tabIndex={-1} flex="1" outline="none">
        {children}
      </chakra.main>
      <Footer />
      <Toaster label={copy.toasts.label} closeLabel={copy.toasts.close} below={header} />
    </chakra.div>
  );
}
