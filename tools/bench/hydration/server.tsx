import { renderToString } from 'react-dom/server';
import { Cards, Frame } from './cards.tsx';

/** @returns the HTML of the cards, as a server sends it */
export const renderCards = (): string =>
  renderToString(
    <Frame>
      <Cards />
    </Frame>,
  );
