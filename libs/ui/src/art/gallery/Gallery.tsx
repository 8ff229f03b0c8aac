import { styled } from '../../theme/styled';
import type { ReactNode } from 'react';

const Grid = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '6', color: 'brand.fg' } });

const Frame = styled('figure', {
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '2' },
});

const Caption = styled('figcaption', {
  base: { maxW: '28', textStyle: 'caption', textAlign: 'center', color: 'fg.muted' },
});

export function Gallery<Name extends string>({
  names,
  children,
}: {
  names: readonly Name[];
  children: (name: Name, index: number) => ReactNode;
}) {
  return (
    <Grid>
      {names.map((name, index) => (
        <Frame key={name}>
          {children(name, index)}
          <Caption>{name}</Caption>
        </Frame>
      ))}
    </Grid>
  );
}
