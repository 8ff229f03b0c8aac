interface ArtworkProps {
  readonly picture: { readonly src: string; readonly width: number; readonly height: number; readonly markup?: string };
  readonly isFirst: boolean;
}

/**
 * The picture of a slide: inline SVG where its markup is given, otherwise an image file. The first file loads with high
 * priority.
 */
export function Artwork({ picture: { markup, ...file }, isFirst }: ArtworkProps) {
  if (markup !== undefined) return <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
  return (
    <img
      {...file}
      alt=""
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  );
}
