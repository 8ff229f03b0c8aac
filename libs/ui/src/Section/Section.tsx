import { sectionDescription, sectionHead, sectionRoot, sectionTitle } from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';
import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: string;
  description?: string;
  /** What leads further, at the end of the title's line: a link or a button. */
  action?: ReactNode;
  /** The level of the heading, so that the outline of the page has no gap. @default 2 */
  level?: 1 | 2 | 3;
  children: ReactNode;
}

const Root = chakra('section', sectionRoot);
const Head = chakra('header', sectionHead);
const Title = chakra('h2', sectionTitle);
const Description = chakra('p', sectionDescription);

/** A titled part of a page; screen readers list it under its title. */
export function Section({ title, description, action, level = 2, children }: SectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <div>
          <Title as={`h${level}`} level={`${level}`} id={id}>
            {title}
          </Title>
          {description && <Description>{description}</Description>}
        </div>
        {action}
      </Head>
      {children}
    </Root>
  );
}
