import { statisticsBlock } from './StatisticsBlock.recipe';

const classes = statisticsBlock();

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

/**
 * Renders the figures at the end of the home screen (HOME-09 to HOME-11, HOME-54). They do not animate: nothing counts
 * up.
 */
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
