import { productPictureFrame } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

export interface ProductPictureProps {
  src: string;
  /** Empty next to the product's name. */
  alt: string;
  sizePx?: number;
  /** For the first screen of the page. */
  eager?: boolean;
}

const Frame = styled('div', productPictureFrame);

/** The pack shot of a product, or a placeholder. */
export function ProductPicture({ src, alt, sizePx = 240, eager = false }: ProductPictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // The picture may have failed before hydration.
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
