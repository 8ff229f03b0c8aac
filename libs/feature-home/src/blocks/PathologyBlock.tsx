import { paths } from '@niramaya/contract';
import { homeCopy } from '@niramaya/contract/copy/home';
import { useCopy } from '@niramaya/ui';
import { pathologyTests } from '../content/pathology';
import { CarouselBlock } from './CarouselBlock';
import { PathologyCard } from '../cards/PathologyCard/PathologyCard';

export function PathologyBlock() {
  const { blocks } = useCopy(homeCopy);
  return (
    <CarouselBlock
      {...blocks.pathology}
      items={pathologyTests.map((test) => ({
        id: test.name,
        name: test.name,
        content: <PathologyCard test={test} href={paths.medicines} />,
      }))}
    />
  );
}
