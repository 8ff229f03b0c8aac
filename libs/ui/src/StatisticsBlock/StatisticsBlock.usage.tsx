import { StatisticsBlock } from '@niramaya/ui';

export const Example = () => (
  <StatisticsBlock
    statistics={[
      { figure: '260m+', label: 'Visitors', words: 'more than 26 crore' },
      { figure: '1800+', label: 'Cities' },
    ]}
  />
);
