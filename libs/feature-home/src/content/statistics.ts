import type { Statistic } from '../cards/StatisticsBlock/StatisticsBlock';

/** The claims at the end of the home screen (HOME-09 to HOME-11). */
export const statistics: readonly Statistic[] = [
  { figure: '260m+', label: 'Visitors', words: 'more than 26 crore' },
  { figure: '31m+', label: 'Orders delivered', words: 'more than 3.1 crore' },
  { figure: '1800+', label: 'Cities', words: 'from Kashmir to Kanyakumari' },
];
