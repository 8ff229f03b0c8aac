import type { LinkProps } from '@niramaya/ui';
import { Link } from 'react-router-dom';

/** Links of a story stay inside it: a page that really went away would take the run with it. */
export const StoryLink = ({ href, ...rest }: LinkProps) =>
  href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
