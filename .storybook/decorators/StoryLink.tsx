import type { LinkProps } from '@niramaya/ui';
import { Link } from 'react-router-dom';

/** Links of a story stay inside it: a page that really went away would take the run with it. */
export const StoryLink = ({ href, state, ...rest }: LinkProps) =>
  href.startsWith('/') ? <Link to={href} state={state} {...rest} /> : <a href={href} {...rest} />;
