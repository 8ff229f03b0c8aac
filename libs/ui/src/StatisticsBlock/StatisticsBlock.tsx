import { chakra } from '../theme/chakra';

export interface Statistic {
  /** The figure as it is claimed: '31m+'. */
  figure: string;
  /** What is counted: 'Orders delivered'. */
  label: string;
  /** The figure in Indian words: '3.1 crore and more'. */
  words?: string;
}

export interface StatisticsBlockProps {
  statistics: readonly Statistic[];
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
    bg: 'brand.subtle',
    borderRadius: 'card',
    paddingBlock: { base: '2', md: '8' },
    paddingInline: { base: '5', md: '2' },
  },
});

const Item = chakra('div', {
  base: {
    display: 'flex',
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

const Label = chakra('dt', { base: { color: 'fg', fontWeight: 'semibold' } });
const Words = chakra('span', {
  base: { display: 'block', textStyle: 'caption', fontWeight: 'normal', color: 'fg.muted' },
});
const Figure = chakra('dd', {
  base: { textStyle: 'display', color: 'brand.fg', fontVariantNumeric: 'tabular-nums' },
});

/** The figures that close the home screen (HOME-09 to HOME-11, HOME-54). They stand still: nothing counts up. */
export const StatisticsBlock = ({ statistics }: StatisticsBlockProps) => (
  <List>
    {statistics.map(({ figure, label, words }) => (
      <Item key={label}>
        <Label>
          {label}
          {words && <Words>{words}</Words>}
        </Label>
        <Figure>{figure}</Figure>
      </Item>
    ))}
  </List>
);
