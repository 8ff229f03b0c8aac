import { changeLanguage, closeReloadQuestion, useAppDispatch, useAppSelector } from '@niramaya/data-access';
import { BlockBoundary, lazyComponent, OverPage } from '@niramaya/lazy';
import { useState } from 'react';

const ReloadDialog = lazyComponent(
  'question before a page load',
  () => import('./ReloadDialog').then((module) => module.ReloadDialog),
  { fallback: OverPage, prefetch: false },
);

interface ReloadQuestionProps {
  /** Loads the new version of the shop. */
  readonly onUpdate: () => void;
}

/**
 * ReloadQuestion is the dialog that `requestLanguage` and `requestUpdate` open: it asks before a page load that would
 * lose typed text. It opens over a panel too, because the menu has the link to the other language.
 */
export function ReloadQuestion({ onUpdate }: ReloadQuestionProps) {
  // `asked` is 'update' or the chosen language, for which the page would load again, and null while nothing is asked.
  const asked = useAppSelector((state) => state.panel.askedReload);
  const dispatch = useAppDispatch();
  // The dialog keeps its texts while it closes. State is set during the render, as React advises for a value that
  // follows another.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  return (
    <BlockBoundary asNotice resetKey={asked}>
      <ReloadDialog
        open={asked !== null}
        reason={shown === 'update' ? 'update' : 'language'}
        onReload={() => {
          if (asked === 'update') onUpdate();
          else if (asked !== null) changeLanguage(asked);
        }}
        onClose={() => dispatch(closeReloadQuestion())}
      />
    </BlockBoundary>
  );
}
