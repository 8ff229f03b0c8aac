import { css, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import type { BrowsedForm, SearchTerm } from '@niramaya/search';
import { searchHelpCopy } from '@niramaya/copy/search-help';
import { clearSearches, useBrowserStorage, useRecentSearches } from '@niramaya/data-access';
import { Button, moveFocusFromRemoved, UiLink } from '@niramaya/ui';
import { ChevronRight, FlaskConical, ShoppingBasket, Stethoscope, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { listingFor } from './listing-for';

const Root = styled('section', {
  base: { display: 'grid', gap: '6', width: 'full', maxWidth: '[36rem]', mx: '[auto]', mt: '2', pb: '8' },
});

const wayLink = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '4',
  minHeight: '16',
  px: '4',
  py: '3',
  layerStyle: 'panel',
  color: 'fg',
  textDecoration: 'none',
  _hover: { borderColor: 'brand.border', bg: 'brand.subtle' },
  _icon: { boxSize: '6', color: 'brand.fg' },
});

/**
 * The earlier searches of the current person, each as a link that searches again, and a button that erases them. The
 * search that has just found nothing, `text`, is left out.
 */
function RecentSearches({ text }: { readonly text: string }) {
  const searches = useRecentSearches().filter((search) => search.toLowerCase() !== text.toLowerCase());
  const storage = useBrowserStorage();
  const [isForgotten, setIsForgotten] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <div>
      {searches.length > 0 && (
        <>
          <styled.h4 fontWeight="semibold" mb="2">
            {searchHelpCopy.recent}
          </styled.h4>
          <styled.ul display="flex" flexWrap="wrap" gap="2">
            {searches.map((search) => (
              <li key={search}>
                <Button href={listingFor(search)} variant="outline" tone="neutral" size="sm">
                  {search}
                </Button>
              </li>
            ))}
            <li>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  clearSearches(storage);
                  setIsForgotten(true);
                  moveFocusFromRemoved(status.current);
                }}
              >
                {searchHelpCopy.forget}
              </Button>
            </li>
          </styled.ul>
        </>
      )}
      <styled.p
        ref={status}
        role="status"
        tabIndex={-1}
        textStyle="caption"
        color="fg.muted"
        _focusVisible={{ outline: '[none]' }}
      >
        {isForgotten && searchHelpCopy.forgotten}
      </styled.p>
    </div>
  );
}

interface SearchHelpProps {
  /** The search text, which has found no product. */
  readonly text: string;
  /** The meaning of the text, if known. */
  readonly term: SearchTerm | undefined;
  /** The form of products in a text with an unknown name. */
  readonly form: BrowsedForm | undefined;
}

/**
 * SearchHelp is for a search without results: links to a doctor, to the lab tests, to the nearest category or to all
 * products of a form, and the earlier searches. It gives no medical advice and suggests no substitute.
 */
export function SearchHelp({ text, term, form }: SearchHelpProps) {
  const ways: { href: string; Icon: LucideIcon; title: string; note: string }[] = [
    { href: paths.consultDoctor, Icon: Stethoscope, title: searchHelpCopy.doctor, note: searchHelpCopy.doctorNote },
  ];
  if (term?.kind === 'test')
    ways.unshift({ href: paths.home, Icon: FlaskConical, title: searchHelpCopy.tests, note: searchHelpCopy.testsNote });
  // The category of a symptom is the button above (`NothingFound`).
  if (term?.concern && term.kind !== 'symptom') {
    const { name, search } = searchHelpCopy.categories[term.concern];
    const isProduct = term.kind === 'product';
    const category = {
      href: listingFor(search),
      Icon: ShoppingBasket,
      title: isProduct ? searchHelpCopy.nearest(name) : searchHelpCopy.category(name),
      note: searchHelpCopy.categoryNote,
    };
    // The category of a product is the first way, because a product needs no doctor.
    if (isProduct) ways.unshift(category);
    else ways.push(category);
  }
  if (form) {
    const { name, search } = searchHelpCopy.forms[form];
    const title = searchHelpCopy.category(name);
    ways.push({ href: listingFor(search), Icon: ShoppingBasket, title, note: searchHelpCopy.categoryNote });
  }
  return (
    <Root aria-label={searchHelpCopy.label}>
      <styled.ul display="grid" gap="3">
        {ways.map(({ href, Icon, title, note }) => (
          <li key={href}>
            <UiLink className={wayLink} href={href}>
              <Icon aria-hidden />
              <span>
                <styled.span display="block" fontWeight="semibold">
                  {title}
                </styled.span>
                <styled.span display="block" textStyle="caption" color="fg.muted">
                  {note}
                </styled.span>
              </span>
              <ChevronRight aria-hidden />
            </UiLink>
          </li>
        ))}
      </styled.ul>
      <RecentSearches text={text} />
    </Root>
  );
}
