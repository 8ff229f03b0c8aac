import { styled } from '@niramaya/ui/styled';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const Sheet = styled('div', { base: { display: 'none', '@media print': { display: 'block' } } });

const alone = '@media print { body > :not([data-printout]) { display: none !important } body { background: white } }';

/** Replaces the page in print while it is mounted; the screen never shows it. */
export const Printout = ({ children }: { readonly children: ReactNode }) =>
  createPortal(
    <Sheet data-printout="">
      <style>{alone}</style>
      {children}
    </Sheet>,
    document.body,
  );
