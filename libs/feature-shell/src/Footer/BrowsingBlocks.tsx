import { appLinkCopy, paths, withoutClosingSlash } from '@niramaya/contract';
import { AppLinkForm, useCopy } from '@niramaya/ui';
import { useSyncExternalStore } from 'react';
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

const isBrowsing = (pathname: string): boolean => browsing.includes(withoutClosingSlash(pathname));

/** The screen that the markup of the page was rendered for, where there is such. */
const renderedFor = (pathname: string): string =>
  typeof document === 'undefined' ? pathname : (document.getElementById('root')?.dataset.page ?? pathname);

const never = () => () => undefined;

/** The link of the app (SHELL-58) and the way of an order (SHELL-56), where shoppers browse; elsewhere nothing. */
export function BrowsingBlocks() {
  const appLink = useCopy(appLinkCopy);
  const { pathname } = useLocation();
  // The footer may be hydrated when the shopper has gone on: it must find what was rendered, and follows then.
  const isShown = useSyncExternalStore(
    never,
    () => isBrowsing(pathname),
    () => isBrowsing(renderedFor(pathname)),
  );
  if (!isShown) return null;
  return (
    <>
      <AppLinkForm copy={appLink} />
      <OrderingSteps />
    </>
  );
}
