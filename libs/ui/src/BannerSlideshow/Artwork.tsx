interface ArtworkProps {
  readonly picture: { readonly src: string; readonly width: number; readonly height: number; readonly markup?: string };
  readonly isFirst: boolean;
}

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
