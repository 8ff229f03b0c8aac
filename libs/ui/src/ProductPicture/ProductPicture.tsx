import { productPictureFrame } from '../../styled-system/recipes';
import { styled } from '../theme/styled';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

export interface ProductPictureProps {
  /** The address of the picture. An empty one, or one that does not load, shows a placeholder of the same size. */
  src: string;
  /**
   * The text for screen readers. Pass an empty one if the name of the product is next to the picture, because it would
   * be read twice.
   */
  alt: string;
  /**
   * The width and height attributes, in px, which give the browser the aspect ratio. The parent sets the real size.
   * @default 240
   */
  sizePx?: number;
  /**
   * Fetches the picture at once and with high priority. Use it only for a picture that is visible before the page
   * scrolls.
   * @default false
   */
  eager?: boolean;
}

const Frame = styled('div', productPictureFrame);

/**
 * `ProductPicture` is for the pack shot of a product, the photograph of its package. The artwork of the shop is an
 * `Illustration`.
 */
export function ProductPicture({ src, alt, sizePx = 240, eager = false }: ProductPictureProps) {
  /** The address that did not load. Another `src` is tried again. */
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);

  // The picture of a prerendered page may have failed before React could listen for the error.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return (
    <Frame>
      {src === '' || failedSrc === src ? (
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
          onError={() => setFailedSrc(src)}
        />
      )}
    </Frame>
  );
}
