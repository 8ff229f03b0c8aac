import { statisticsBlock } from './StatisticsBlock.recipe';

const classes = statisticsBlock();

export interface Statistic {
  figure: string;
  label: string;
  /** The figure in Indian words: '3.1 crore and more'. */
  words?: string;
}

export interface StatisticsBlockProps {
  statistics: readonly Statistic[];
}

export const StatisticsBlock = ({ statistics }: StatisticsBlockProps) => (
  <dl className={classes.list}>
    {statistics.map(({ figure, label, words }) => (
      <div className={classes.item} key={label}>
        <dt className={classes.label}>
          <span>{label}</span>
          {words && <span className={classes.words}>{words}</span>}
        </dt>
        <dd className={classes.figure}>{figure}</dd>
      </div>
    ))}
  </dl>
);
