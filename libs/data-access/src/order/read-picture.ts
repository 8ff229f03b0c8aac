import { largestPicture } from '@niramaya/contract';

export type NoPicture = 'pdf' | 'unreadable' | 'large';

/** Keeps small handwriting readable. */
const longSidePx = 2000;
const quality = 0.85;

/** Returns a JPEG without camera metadata such as the place. */
export async function readPicture(file: File): Promise<Blob | NoPicture> {
  if (file.type === 'application/pdf') return 'pdf';
  if (file.size > largestPicture) return 'large';
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return (await shrink(image)) ?? 'unreadable';
  } catch {
    return 'unreadable';
  } finally {
    URL.revokeObjectURL(address);
  }
}

function shrink(image: HTMLImageElement): Promise<Blob | null> {
  const scale = Math.min(1, longSidePx / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.resolve(null);
  paper.imageSmoothingQuality = 'high';
  // Transparent areas would be black in a JPEG.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
