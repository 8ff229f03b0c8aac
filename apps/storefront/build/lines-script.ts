import { paths, storageKeys, type Path } from '@niramaya/contract';

/**
 * For the head of the payment screen: counts the lines of the stored cart in `--lines`, so that the summary keeps their
 * room from the first paint on. Where storage is forbidden or holds no cart there are no lines to keep room for. Empty for
 * all other screens.
 */
export const linesScript = (address: Path): string =>
  address === paths.payment
    ? `<script>try{document.documentElement.style.setProperty('--lines',localStorage.${storageKeys.cart}.split('{').length-1)}catch{}</script>`
    : '';
