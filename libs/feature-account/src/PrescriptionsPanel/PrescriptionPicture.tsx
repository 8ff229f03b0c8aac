import { styled } from '@niramaya/ui/styled';
import { prescriptionsCopy } from '@niramaya/copy/prescriptions';
import { useEffect, useRef, useState } from 'react';

interface PrescriptionPictureProps {
  readonly picture: Blob;
  readonly alt: string;
  /**
   * `small` is a square of 56 px, cut at its edges. `low` is the whole picture in at most 30 % of the window's height.
   * `wide` fills the width, and `full` shows each pixel of the picture.
   */
  readonly extent: 'small' | 'low' | 'wide' | 'full';
}

const Image = styled('img', {
  base: { bg: 'bg.subtle', borderRadius: 'control' },
  variants: {
    extent: {
      small: { boxSize: '14', objectFit: 'cover' },
      low: { width: 'full', maxHeight: '[30dvh]', objectFit: 'contain' },
      wide: { width: 'full' },
      full: { maxWidth: '[none]' },
    },
  },
});

/** PrescriptionPicture shows a picture from the browser's database, or a sentence if the browser cannot decode it. */
export function PrescriptionPicture({ picture, alt, extent }: PrescriptionPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [unreadable, setUnreadable] = useState<Blob | null>(null);
  useEffect(() => {
    const { current } = image;
    if (!current) return undefined;
    const objectUrl = URL.createObjectURL(picture);
    current.src = objectUrl;
    return () => {
      // A picture that is still loading would report an error once its object URL is revoked.
      current.removeAttribute('src');
      URL.revokeObjectURL(objectUrl);
    };
  }, [picture]);
  if (unreadable === picture) return <p>{prescriptionsCopy.noPicture}</p>;
  return <Image ref={image} extent={extent} alt={alt} onError={() => setUnreadable(picture)} />;
}
