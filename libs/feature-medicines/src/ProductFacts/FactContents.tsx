import { styled } from '@niramaya/ui/styled';
import type { ProductFacts } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { productFactsCopy } from '@niramaya/copy/product-facts';
import { languageOfFacts } from './facts-language';

const Contents = styled('ul', {
  base: {
    '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3', py: '1' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& strong': { fontWeight: 'semibold', color: 'fg', fontVariantNumeric: 'tabular-nums' },
  },
});

/**
 * FactContents lists the contents of a product, with the amounts that the shop knows. The names of the contents are in
 * the language of the pack. `per` is what the amounts refer to, such as 'Each tablet'. For a product whose contents are
 * unknown, a sentence replaces the list, because an empty list would look as if nothing were inside.
 */
export function FactContents({ facts }: { readonly facts: ProductFacts }) {
  const { per, contents } = facts;
  if (contents.length === 0) return <p>{productFactsCopy.noContents}</p>;
  return (
    <>
      <p lang={languageOfFacts(facts)}>{per}</p>
      <Contents lang={languageCopy.apiLanguage}>
        {contents.map(({ name, amount }, index) => (
          // Two items may have the same name, and the order of the list never changes.
          <li key={index}>
            <span>{name}</span>
            {amount && <strong>{amount}</strong>}
          </li>
        ))}
      </Contents>
    </>
  );
}
