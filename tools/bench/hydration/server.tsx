import { renderToString } from 'react-dom/server';
import { Cards, Frame } from './cards.tsx';

/** @returns the cards as a server sends them */
export const renderCards = (): string =>
  renderToString(
    <Frame>
      <Cards />
    </Frame>,
  );
