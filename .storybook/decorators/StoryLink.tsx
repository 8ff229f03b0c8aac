import type { LinkProps } from '@niramaya/ui';
import { Link } from 'react-router-dom';

/** Renders a link that stays inside the story. Real navigation would end the test run. */
export const StoryLink = ({ href, state, ...rest }: LinkProps) =>
  href.startsWith('/') ? <Link to={href} state={state} {...rest} /> : <a href={href} {...rest} />;
