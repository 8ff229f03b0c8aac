import { styled } from '@niramaya/ui/styled';
import { prescriptionsCopy } from '@niramaya/copy/prescriptions';
import { useEffect, useRef, useState } from 'react';

interface PrescriptionPictureProps {
  readonly picture: Blob;
  readonly alt: string;
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

export function PrescriptionPicture({ picture, alt, extent }: PrescriptionPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState<Blob | null>(null);
  useEffect(() => {
    const { current } = image;
    if (!current) return undefined;
    const address = URL.createObjectURL(picture);
    current.src = address;
    return () => {
      // A picture that still loads would request a revoked address.
      current.removeAttribute('src');
      URL.revokeObjectURL(address);
    };
  }, [picture]);
  if (missing === picture) return <p>{prescriptionsCopy.noPicture}</p>;
  return <Image ref={image} extent={extent} alt={alt} onError={() => setMissing(picture)} />;
}
