import { appLinkCopy, paths, withoutClosingSlash } from '@niramaya/contract';
import { AppLinkForm, useCopy } from '@niramaya/ui';
import { useLocation } from 'react-router-dom';
import { OrderingSteps } from './OrderingSteps';

/** The screens where shoppers look round. On all others they are in the middle of something. */
const browsing: readonly string[] = [
  paths.home,
  paths.medicines,
  paths.medicineDetails,
  paths.carePlan,
  paths.covid,
  paths.offers,
];

/** The link of the app (SHELL-58) and the way of an order (SHELL-56), where shoppers browse; elsewhere nothing. */
export function BrowsingBlocks() {
  const appLink = useCopy(appLinkCopy);
  const { pathname } = useLocation();
  if (!browsing.includes(withoutClosingSlash(pathname))) return null;
  return (
    <>
      <AppLinkForm copy={appLink} />
      <OrderingSteps />
    </>
  );
}
