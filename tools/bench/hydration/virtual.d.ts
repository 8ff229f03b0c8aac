/** The form of the cards that a script is built with: see forms.ts. */
declare module 'virtual:cards' {
  import type { ReactNode } from 'react';
  export const Cards: () => ReactNode;
}
