import { paths, withoutClosingSlash } from '@niramaya/contract';
import { appLinkCopy } from '@niramaya/contract/copy/app-link';
import { useCopy } from '@niramaya/ui';
import { useLocation } from 'react-router-dom';
import { OrderingSteps } from './OrderingSteps';
import { AppLinkForm } from '../AppLinkForm/AppLinkForm';

/** The screens on which shoppers browse. On all other screens they are in the middle of a task. */
const browsing: readonly string[] = [
  paths.home,
  paths.medicines,
  paths.medicineDetails,
  paths.carePlan,
  paths.covid,
  paths.offers,
];

const isBrowsing = (pathname: string): boolean => browsing.includes(withoutClosingSlash(pathname));

/** The app-link form (SHELL-58) and the ordering steps (SHELL-56). They render only where shoppers browse. */
export function BrowsingBlocks() {
  const appLink = useCopy(appLinkCopy);
  const { pathname } = useLocation();
  if (!isBrowsing(pathname)) return null;
  return (
    <>
      {/* The build writes the code only when it knows the address of the shop. */}
      <AppLinkForm copy={appLink} code={import.meta.env.VITE_SHOP_CODE as string | undefined} />
      <OrderingSteps />
    </>
  );
}
