import { paths, storageKeys, type Path } from '@niramaya/contract';

/**
 * Returns the inline script that counts the lines of the stored cart in `--lines`, for the head of the payment screen.
 * The summary reserves room for them from the first paint on. If storage is forbidden or holds no cart, there are no
 * lines to reserve room for. The result is empty for all other screens.
 */
export const linesScript = (address: Path): string =>
  address === paths.payment
    ? `<script>try{document.documentElement.style.setProperty('--lines',localStorage.${storageKeys.cart}.split('{').length-1)}catch{}</script>`
    : '';
