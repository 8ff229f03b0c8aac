import { chakra } from '@chakra-ui/react';
import { shellCopy } from '@niramaya/contract';
import { takeFlash, useAppDispatch } from '@niramaya/data-access';
import { SkipLink, Toaster, toast, useCopy } from '@niramaya/ui';
import { useEffect, type ReactNode } from 'react';
import { Footer } from '../Footer/Footer';
import { TopBar } from '../TopBar/TopBar';

/** The page shell: a top bar and a footer round every screen (SHELL-01, AMB-51), and the messages above them. */
export function Shell({ children }: { children: ReactNode }) {
  const copy = useCopy(shellCopy);
  const dispatch = useAppDispatch();

  useEffect(() => {
    const message = dispatch(takeFlash());
    if (message !== null) toast.success(message);
  }, [dispatch]);

  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh" bg="bg" color="fg">
      <SkipLink href="#content">{copy.skipToContent}</SkipLink>
      <TopBar />
      <chakra.main id="content" tabIndex={-1} flex="1" outline="none">
        {children}
      </chakra.main>
      <Footer />
      <Toaster label={copy.toasts.label} closeLabel={copy.toasts.close} />
    </chakra.div>
  );
}
