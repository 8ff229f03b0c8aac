import { isPdf, keptSize, maxPictureBytes, type PictureSize } from '@niramaya/contract';

/**
 * Why a file is no picture of a prescription. `pdf`: it is a PDF. `unreadable`: the browser cannot read or decode the
 * file, it has no size of its own, or the browser has too little memory to make a JPEG of it. `large`: it has more
 * bytes than the shop reads. `long`: it is so long and narrow that no size is both possible and readable. `full`: the
 * browser gives this site too little room for a readable size.
 */
export type NoPicture = 'pdf' | 'unreadable' | 'large' | 'long' | 'full';

/** A picture that can be stored. */
export interface ReadPicture {
  /** A JPEG without the metadata of the camera, such as the place. */
  readonly picture: Blob;
  /** The size of the picture in the file, in px. */
  readonly original: PictureSize;
  /** The size of `picture`, in px. */
  readonly kept: PictureSize;
}

/** The quality of the JPEG, from 0 to 1. */
const quality = 0.85;

/**
 * Returns how many bytes this site may still store, by the estimate of the browser. Without an estimate it returns
 * Infinity.
 */
async function roomOfSite(): Promise<number> {
  try {
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
    return quota - usage;
  } catch {
    return Infinity;
  }
}

/**
 * Returns the picture of a file as a JPEG, at its full size or at the largest size that can be stored (`keptSize`), or
 * the reason why it cannot be stored. Never rejects.
 */
export async function readPicture(file: File): Promise<ReadPicture | NoPicture> {
  const address = URL.createObjectURL(file);
  try {
    if (isPdf(file, await file.slice(0, 1024).text())) return 'pdf';
    if (file.size > maxPictureBytes) return 'large';
    const image = new Image();
    image.src = address;
    await image.decode();
    const original = { widthPx: image.naturalWidth, heightPx: image.naturalHeight };
    const kept = keptSize(original, await roomOfSite());
    if (typeof kept === 'string') return kept;
    const picture = await toJpeg(image, kept);
    return picture ? { picture, original, kept } : 'unreadable';
  } catch {
    return 'unreadable';
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Returns the image as a JPEG of this size. Resolves with null if the browser has not enough memory. */
function toJpeg(image: HTMLImageElement, { widthPx, heightPx }: PictureSize): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  // Transparent areas would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
