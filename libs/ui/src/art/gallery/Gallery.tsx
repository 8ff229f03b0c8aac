import { styled } from '../../theme/styled';
import type { ReactNode } from 'react';

/** Shows all drawings of a family with their names, in Storybook. */
export function Gallery<Name extends string>({
  names,
  children,
}: {
  names: readonly Name[];
  children: (name: Name, index: number) => ReactNode;
}) {
  return (
    <styled.div display="flex" flexWrap="wrap" gap="6" color="brand.fg">
      {names.map((name, index) => (
        <styled.figure key={name} display="flex" flexDirection="column" alignItems="center" gap="2">
          {children(name, index)}
          <styled.figcaption maxW="28" textStyle="caption" textAlign="center" color="fg.muted">
            {name}
          </styled.figcaption>
        </styled.figure>
      ))}
    </styled.div>
  );
}
