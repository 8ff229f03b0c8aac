import { paths, withoutClosingSlash } from '@niramaya/contract';
import { useLocation } from 'react-router-dom';
import { OrderingSteps } from './OrderingSteps';
import { AppLinkForm } from '../AppLinkForm/AppLinkForm';

const browsing: readonly string[] = [
  paths.home,
  paths.medicines,
  paths.medicineDetails,
  paths.carePlan,
  paths.covid,
  paths.offers,
];

const isBrowsing = (pathname: string): boolean => browsing.includes(withoutClosingSlash(pathname));

export function BrowsingBlocks() {
  const { pathname } = useLocation();
  if (!isBrowsing(pathname)) return null;
  return (
    <>
      {/* Set only if the build knows the address of the shop. */}
      <AppLinkForm code={import.meta.env.VITE_SHOP_CODE as string | undefined} />
      <OrderingSteps />
    </>
  );
}
