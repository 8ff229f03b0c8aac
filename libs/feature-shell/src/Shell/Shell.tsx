import { chakra } from '@niramaya/ui/chakra';
import { shellCopy } from '@niramaya/contract';
import { keepMessage, takeFlash, useAppDispatch } from '@niramaya/data-access';
import { deferredSection } from '@niramaya/lazy';
import { onToast, SkipLink, Toaster, toast, useCopy } from '@niramaya/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { TopBar } from '../TopBar/TopBar';

const Footer = deferredSection('footer', () => import('../Footer/Footer').then((module) => module.Footer));

/** The page shell: a top bar and a footer round every screen (SHELL-01, AMB-51), and the messages above them. */
export function Shell({ children }: { children: ReactNode }) {
  const copy = useCopy(shellCopy);
  const dispatch = useAppDispatch();
  const header = useRef<HTMLElement>(null);

  // Before the first message is said, or it would be missed.
  useEffect(
    () =>
      onToast(({ text, kind }) => {
        const isPlain = kind !== 'success' && kind !== 'error';
        dispatch(keepMessage({ text, kind: isPlain ? 'note' : kind, saidAtMs: Date.now() }));
      }),
    [dispatch],
  );

  useEffect(() => {
    const message = dispatch(takeFlash());
    if (message !== null) toast.success(message);
  }, [dispatch]);

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
