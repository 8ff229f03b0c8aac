import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../theme/UiProvider';
import { Carousel } from './Carousel';

const html = renderToString(
  <UiProvider>
    <Carousel
      label="Numbers"
      items={['one', 'two', 'three', 'four', 'five'].map((name) => ({ id: name, name, content: <b>{name}</b> }))}
      labels={{
        kind: 'carousel',
        previous: 'Previous',
        next: 'Next',
        page: (page, pages) => `Page ${page} of ${pages}`,
        showing: (names) => names.join(),
      }}
    />
  </UiProvider>,
);

describe('a prerendered carousel', () => {
  it('contains each item on screen once, without clones', () => {
    expect(html.match(/<b>[a-z]+<\/b>/g)).toEqual(['<b>one</b>', '<b>two</b>', '<b>three</b>', '<b>four</b>']);
    expect(html).not.toContain('class="slick');
  });

  it('omits the dots, whose number depends on the width', () => {
    expect(html).not.toContain('Page 1 of');
  });
});
