import { productPictureFrame } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

export interface ProductPictureProps {
  /** Address of the picture. */
  src: string;
  /** The text alternative. Empty where the product's name is beside the picture. */
  alt: string;
  /**
   * Intrinsic width and height in px. The picture fills its box, which reserves the room before the picture loads.
   * @default 240
   */
  sizePx?: number;
  /** Loads the picture at once and with high priority. Use it for pictures in the first screen of the page. */
  eager?: boolean;
}

const Frame = styled('div', productPictureFrame);

/**
 * The pack shot of a product (CATALOGUE-07, DETAIL-01). A picture that fails to load, or has no address, leaves a quiet
 * mark in the same box.
 */
export function ProductPicture({ src, alt, sizePx = 240, eager = false }: ProductPictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // In a prerendered page, the picture may have failed before hydration attached the error handler.
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
