let observer: MutationObserver | undefined;
let times = 0;

function requestFresh(images: Iterable<HTMLImageElement>, network: string) {
  for (const image of images) {
    const address = new URL(image.src, location.href);
    if (!address.pathname.includes('/pictures/') || address.searchParams.has('network')) continue;
    address.searchParams.set('network', `${network}-${times}`);
    image.src = address.href;
  }
}

/**
 * Requests the images of a story under their own addresses while another network is chosen. The browser keeps an image
 * that it has rendered once. It would show that image even if the network no longer responds.
 * @param network `asStory` leaves the addresses unchanged
 */
export function requestFreshPictures(network: string): void {
  observer?.disconnect();
  if (network === 'asStory') return;
  times += 1;
  observer = new MutationObserver(() => requestFresh(document.images, network));
  observer.observe(document.body, { childList: true, subtree: true });
}
