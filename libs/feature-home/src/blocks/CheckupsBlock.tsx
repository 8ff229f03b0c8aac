import { labTestsId } from '@niramaya/contract';
import { homeCopy } from '@niramaya/copy/home';
import { lazyComponent, OverPage } from '@niramaya/lazy';
import { useState } from 'react';
import { checkups } from '../content/checkups';
import { CarouselBlock } from './CarouselBlock';
import { CheckupCard } from '../cards/CheckupCard/CheckupCard';

const CheckupDialog = lazyComponent('checkup', () => import('./CheckupDialog').then((module) => module.CheckupDialog), {
  fallback: OverPage,
});

/**
 * CheckupsBlock is the carousel of checkups. A card opens a dialog, because checkups have no page (requirement HOME-66
 * in `docs/requirements.md`).
 */
export function CheckupsBlock() {
  const [openedName, setOpenedName] = useState<string | null>(null);
  return (
    <>
      <CarouselBlock id={labTestsId} {...homeCopy.blocks.checkups} items={checkups}>
        {(checkup) => <CheckupCard checkup={checkup} onOpen={() => setOpenedName(checkup.name)} />}
      </CarouselBlock>
      <CheckupDialog open={openedName !== null} name={openedName} onClose={() => setOpenedName(null)} />
    </>
  );
}
