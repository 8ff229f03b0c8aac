import { isPdf, keptSize, largestPicture, type PictureSize } from '@niramaya/contract';

/**
 * `large`: more bytes than the shop reads. `long`: no size is both possible and readable. `full`: the device has no room
 * for a readable size.
 */
export type NoPicture = 'pdf' | 'unreadable' | 'large' | 'long' | 'full';

export interface ReadPicture {
  /** A JPEG without camera metadata such as the place. */
  readonly picture: Blob;
  readonly original: PictureSize;
  readonly kept: PictureSize;
}

const quality = 0.85;

/** In bytes. A browser that does not tell may have any room. */
async function roomOfDevice(): Promise<number> {
  try {
    const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
    return quota - usage;
  } catch {
    return Infinity;
  }
}

/** Reads a picture at its full size, or at the largest size that fits and can be read. Never rejects. */
export async function readPicture(file: File): Promise<ReadPicture | NoPicture> {
  const address = URL.createObjectURL(file);
  try {
    if (isPdf(file, await file.slice(0, 1024).text())) return 'pdf';
    if (file.size > largestPicture) return 'large';
    const image = new Image();
    image.src = address;
    await image.decode();
    const original = { widthPx: image.naturalWidth, heightPx: image.naturalHeight };
    const kept = keptSize(original, await roomOfDevice());
    if (typeof kept === 'string') return kept;
    const picture = await toJpeg(image, kept);
    return picture ? { picture, original, kept } : 'unreadable';
  } catch {
    return 'unreadable';
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Null if the browser has no memory for it. */
function toJpeg(image: HTMLImageElement, { widthPx, heightPx }: PictureSize): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.resolve(null);
  paper.imageSmoothingQuality = 'high';
  // Transparent areas would be black in a JPEG.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
