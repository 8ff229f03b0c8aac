import { sectionDescription, sectionRoot, sectionTitle } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  /** The heading, which also names the section. */
  title: string;
  /** A line below the heading. */
  description?: string;
  /** The level of the heading. It keeps the outline of the page without gaps. @default 2 */
  level?: 1 | 2 | 3;
  /** The content below the heading. */
  children: ReactNode;
}

const Root = chakra('section', sectionRoot);
const Title = chakra('h2', sectionTitle);
const Description = chakra('p', sectionDescription);

/** Renders a titled part of a page. Screen readers list it under its title. */
export function Section({ title, description, level = 2, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <header>
        <Title as={`h${level}`} level={`${level}`} id={id}>
          {title}
        </Title>
        {description && <Description>{description}</Description>}
      </header>
      {children}
    </Root>
  );
}
