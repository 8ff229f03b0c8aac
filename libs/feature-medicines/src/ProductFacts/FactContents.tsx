import { styled } from '@niramaya/ui/styled';
import type { ProductFacts } from '@niramaya/contract';

const Contents = styled('ul', {
  base: {
    '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3', py: '1' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& strong': { fontWeight: 'semibold', color: 'fg', fontVariantNumeric: 'tabular-nums' },
  },
});

/** FactContents lists the contents of a product, with the amounts that the shop knows. */
export const FactContents = ({ facts: { per, contents } }: { readonly facts: ProductFacts }) => (
  <>
    <p>{per}</p>
    <Contents>
      {contents.map(({ name, amount }) => (
        <li key={name}>
          <span>{name}</span>
          {amount && <strong>{amount}</strong>}
        </li>
      ))}
    </Contents>
  </>
);
