let observer: MutationObserver | undefined;
let times = 0;

function askAnew(images: Iterable<HTMLImageElement>, network: string) {
  for (const image of images) {
    const address = new URL(image.src, location.href);
    if (!address.pathname.includes('/pictures/') || address.searchParams.has('network')) continue;
    address.searchParams.set('network', `${network}-${times}`);
    image.src = address.href;
  }
}

/**
 * Has the pictures of a story asked for under addresses of their own while another network is chosen: the browser keeps
 * what it has once drawn, and would show it though nothing answers any more.
 * @param network `asStory` leaves the addresses alone
 */
export function askForPicturesAnew(network: string): void {
  observer?.disconnect();
  if (network === 'asStory') return;
  times += 1;
  observer = new MutationObserver(() => askAnew(document.images, network));
  observer.observe(document.body, { childList: true, subtree: true });
}
