/** The form of the cards with which a script is built: see forms.ts. */
declare module 'virtual:cards' {
  import type { ReactNode } from 'react';
  export const Cards: () => ReactNode;
}
