import { productPictureFrame } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

export interface ProductPictureProps {
  src: string;
  /** Empty where the product's name stands beside it. */
  alt: string;
  /** Intrinsic width and height in px; the picture fills its box, which keeps the room before it arrives. @default 240 */
  sizePx?: number;
  /** Fetch at once and first: for what is on the first screenful. */
  eager?: boolean;
}

const Frame = chakra('div', productPictureFrame);

/** The pack shot of a product (CATALOGUE-07, DETAIL-01). A picture that does not arrive, or has no address, leaves a quiet mark in the same box. */
export function ProductPicture({ src, alt, sizePx = 240, eager = false }: ProductPictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // In a prerendered page the picture may have failed before there was anybody to tell.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setMissing(src);
  }, [src]);

  return (
    <Frame>
      {src === '' || missing === src ? (
        <ImageOff {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })} strokeWidth={1.5} />
      ) : (
        <img
          ref={image}
          src={src}
          alt={alt}
          width={sizePx}
          height={sizePx}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setMissing(src)}
        />
      )}
    </Frame>
  );
}
