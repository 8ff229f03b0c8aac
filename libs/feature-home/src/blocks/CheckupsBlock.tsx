import { homeCopy } from '@niramaya/contract/copy/home';
import { lazyComponent, OverPage } from '@niramaya/lazy';
import { useCopy } from '@niramaya/ui';
import { useState } from 'react';
import { labTestsId } from '../content/banners';
import { checkups } from '../content/checkups';
import { CarouselBlock } from './CarouselBlock';
import { CheckupCard } from '../cards/CheckupCard/CheckupCard';

const CheckupDialog = lazyComponent('checkup', () => import('./CheckupDialog').then((module) => module.CheckupDialog), {
  fallback: OverPage,
});

/** A card opens a dialog and links to no page. */
export function CheckupsBlock() {
  const { blocks } = useCopy(homeCopy);
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <CarouselBlock id={labTestsId} {...blocks.checkups} items={checkups}>
        {(checkup) => <CheckupCard checkup={checkup} onOpen={() => setOpen(checkup.name)} />}
      </CarouselBlock>
      <CheckupDialog open={open !== null} name={open} onClose={() => setOpen(null)} />
    </>
  );
}
