import { styled } from '@niramaya/ui/styled';

interface Statistic {
  /** The number as it is shown, such as '31m+'. */
  figure: string;
  label: string;
  /** The same number in Indian units, such as 'more than 3.1 crore', or another remark. */
  words?: string;
}

const Item = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: { base: 'flex-end', md: 'center' },
    gap: { base: '1', md: '2' },
    paddingInline: { base: '2', md: '6' },
    paddingBlock: { _largeText: '3' },
    textAlign: 'center',
    // With large text on a phone the figures are one below the other.
    '& + &': {
      borderTopWidth: { _largeText: '1px' },
      borderInlineStartWidth: { base: '1px', _largeText: '0' },
      borderColor: 'brand.emphasized',
    },
  },
});

/** StatisticsBlock shows figures about the shop, each with its label. */
export const StatisticsBlock = ({ statistics }: { readonly statistics: readonly Statistic[] }) => (
  <styled.dl
    display="grid"
    gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', _largeText: 'minmax(0, 1fr)' }}
    bg="brand.subtle"
    borderRadius="card"
    paddingBlock={{ base: '4', md: '8' }}
    paddingInline={{ base: '0', md: '2' }}
  >
    {statistics.map(({ figure, label, words }) => (
      <Item key={label}>
        <styled.dt color="fg" fontWeight="semibold" lineHeight={{ base: 'snug', md: 'normal' }}>
          <span>{label}</span>
          {words && (
            <styled.span display="block" textStyle="caption" fontWeight="normal" color="fg.muted">
              {words}
            </styled.span>
          )}
        </styled.dt>
        <styled.dd
          textStyle="display"
          fontSize={{ base: '[1.5rem]', md: 'display' }}
          color="brand.fg"
          fontVariantNumeric="tabular-nums"
        >
          {figure}
        </styled.dd>
      </Item>
    ))}
  </styled.dl>
);
