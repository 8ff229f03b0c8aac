import { offersCopy, paths, type Path } from '@niramaya/contract';
import { SampleMembers } from '@niramaya/feature-consult/sample';
import { SampleListing } from '@niramaya/feature-medicines/sample';
import { EmptyState, OfferCard, TopBrandCard } from '@niramaya/ui';
import type { ReactNode } from 'react';

const brand = <TopBrandCard brand={{ name: 'Name', img: 'data:,', description: 'Text' }} href={paths.medicines} />;
const nothing = <EmptyState illustration="" title="Title" text="Text" action="Action" />;
const offer = { image: 'data:,', title: 'Title', status: '1', strike: 2, off: '50 %', price: 1 };

/**
 * What an answer of the API will look like, by the screen that asks for it. Drawn while the page is prerendered, for its
 * rules alone: an answer that comes to a page then finds them there. No value of it is ever in a page.
 */
export const answers: Partial<Record<Path, ReactNode>> = {
  [paths.home]: brand,
  [paths.topBrands]: brand,
  [paths.medicines]: <SampleListing />,
  [paths.patients]: (
    <>
      <SampleMembers />
      {nothing}
    </>
  ),
  [paths.offers]: <OfferCard {...offer} href={paths.medicines} words={offersCopy.en} />,
};
