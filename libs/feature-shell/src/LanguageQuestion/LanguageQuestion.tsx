import { changeLanguage, closeLanguageQuestion, useAppDispatch, useAppSelector } from '@niramaya/data-access';
import { BlockBoundary, lazyComponent, OverPage } from '@niramaya/lazy';

const LanguageDialog = lazyComponent(
  'change of the language',
  () => import('./LanguageDialog').then((module) => module.LanguageDialog),
  { fallback: OverPage, prefetch: false },
);

/**
 * LanguageQuestion is the dialog that `requestLanguage` opens: it asks before a change of the language that would lose
 * typed text. It opens over a panel too, because the menu has the link to the other language.
 */
export function LanguageQuestion() {
  const language = useAppSelector((state) => state.panel.askedLanguage);
  const dispatch = useAppDispatch();
  return (
    <BlockBoundary asNotice resetKey={language}>
      <LanguageDialog
        open={language !== null}
        onChange={() => {
          if (language !== null) changeLanguage(language);
        }}
        onClose={() => dispatch(closeLanguageQuestion())}
      />
    </BlockBoundary>
  );
}
