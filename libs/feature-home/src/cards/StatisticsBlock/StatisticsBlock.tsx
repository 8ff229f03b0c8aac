import { styled } from '@niramaya/ui/styled';

export interface Statistic {
  /** The number as it is shown, such as '31m+'. */
  figure: string;
  label: string;
  /** The same number in Indian units, such as 'more than 3.1 crore', or another remark. */
  words?: string;
}

const Item = styled('div', {
  base: {
    display: 'flex',
    // On a phone the figure is next to its label. With large text it wraps to the line above.
    flexWrap: 'wrap-reverse',
    flexDirection: { base: 'row-reverse', md: 'column-reverse' },
    justifyContent: { base: 'space-between', md: 'center' },
    alignItems: { base: 'center', md: 'stretch' },
    gap: '2',
    paddingBlock: { base: '4', md: '0' },
    paddingInline: { md: '6' },
    textAlign: { base: 'end', md: 'center' },
    '& + &': {
      borderTopWidth: { base: '1px', md: '0' },
      borderInlineStartWidth: { md: '1px' },
      borderColor: 'brand.emphasized',
    },
  },
});

/** StatisticsBlock shows figures about the shop, each with its label. */
export const StatisticsBlock = ({ statistics }: { readonly statistics: readonly Statistic[] }) => (
  <styled.dl
    display="grid"
    gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
    bg="brand.subtle"
    borderRadius="card"
    paddingBlock={{ base: '2', md: '8' }}
    paddingInline={{ base: '5', md: '2' }}
  >
    {statistics.map(({ figure, label, words }) => (
      <Item key={label}>
        <styled.dt flex={{ smDown: '[1 6rem]' }} color="fg" fontWeight="semibold">
          <span>{label}</span>
          {words && (
            <styled.span display="block" textStyle="caption" fontWeight="normal" color="fg.muted">
              {words}
            </styled.span>
          )}
        </styled.dt>
        <styled.dd textStyle="display" color="brand.fg" fontVariantNumeric="tabular-nums">
          {figure}
        </styled.dd>
      </Item>
    ))}
  </styled.dl>
);
