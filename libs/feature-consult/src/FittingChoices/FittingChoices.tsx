import { Button } from '@niramaya/ui';
import { useId, useState } from 'react';

/**
 * Returns which choices of a step fit the patient. The others are hidden until the shopper asks for all of them with
 * `MoreChoices`, which gets `more`. One that was chosen on this screen stays visible, because its pressed button has
 * the focus. The list has the id `listId`, and `kept` has all choices that were ever chosen on this screen.
 */
export function useFittingChoices(chosen: readonly string[], isUnsuitable: (choice: string) => boolean) {
  const [showsAll, setShowsAll] = useState(false);
  const [kept, setKept] = useState(chosen);
  if (chosen.some((choice) => !kept.includes(choice))) setKept([...new Set([...kept, ...chosen])]);
  const listId = useId();
  return {
    listId,
    kept,
    isHidden: (choice: string): boolean => !showsAll && !kept.includes(choice) && isUnsuitable(choice),
    more: { listId, showsAll, onToggle: () => setShowsAll(!showsAll) },
  };
}

interface MoreChoicesProps {
  /** The texts of the button while choices are hidden, and while all are shown. */
  readonly texts: { readonly more: string; readonly fewer: string };
  readonly listId: string;
  readonly showsAll: boolean;
  readonly onToggle: () => void;
}

/** MoreChoices is the button that shows and hides the choices which do not fit the patient, by `useFittingChoices`. */
export const MoreChoices = ({ texts, listId, showsAll, onToggle }: MoreChoicesProps) => (
  <Button variant="ghost" size="sm" aria-expanded={showsAll} aria-controls={listId} onClick={onToggle}>
    {showsAll ? texts.fewer : texts.more}
  </Button>
);
