import {
  statisticsBlockFigure,
  statisticsBlockItem,
  statisticsBlockLabel,
  statisticsBlockList,
  statisticsBlockWords,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';

export interface Statistic {
  /** The figure as text: '31m+'. */
  figure: string;
  /** What is counted: 'Orders delivered'. */
  label: string;
  /** The figure in Indian words: '3.1 crore and more'. */
  words?: string;
}

export interface StatisticsBlockProps {
  /** The figures, each with what it counts. */
  statistics: readonly Statistic[];
}

const List = chakra('dl', statisticsBlockList);

const Item = chakra('div', statisticsBlockItem);

const Label = chakra('dt', statisticsBlockLabel);
const Words = chakra('span', statisticsBlockWords);
const Figure = chakra('dd', statisticsBlockFigure);

/**
 * Renders the figures at the end of the home screen (HOME-09 to HOME-11, HOME-54). They do not animate: nothing counts
 * up.
 */
export const StatisticsBlock = ({ statistics }: StatisticsBlockProps) => (
  <List>
    {statistics.map(({ figure, label, words }) => (
      <Item key={label}>
        <Label>
          <span>{label}</span>
          {words && <Words>{words}</Words>}
        </Label>
        <Figure>{figure}</Figure>
      </Item>
    ))}
  </List>
);
