import { Heading } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactElement } from 'react';
import type { Guide } from './guides';

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 24,
  marginBlock: 16,
};

/** An example in the font of the shop. The table of contents skips the headings inside of it. */
const Example = ({ of, color }: { of: ReactElement; color?: string }) => (
  <div
    className="docs-story sb-unstyled"
    style={{
      padding: 20,
      border: '1px solid var(--n-colors-border)',
      borderTop: color && `4px solid ${color}`,
      borderRadius: 8,
    }}
  >
    {of}
  </div>
);

/** The anatomy of a component, and what to do and what not with it. */
export const GuideBlock = ({ anatomy, pairs }: Guide) => (
  <>
    <Heading>Anatomy</Heading>
    <div style={grid}>
      <Example of={anatomy.of} />
      <ol style={{ listStyle: 'decimal', paddingInlineStart: 20 }}>
        {anatomy.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </div>
    <Heading>Do and don’t</Heading>
    {pairs.map(([right, wrong]) => (
      <div key={right.because} style={grid}>
        <figure>
          <Example of={right.of} color="var(--n-colors-success-solid)" />
          <figcaption>
            <strong>Do.</strong> {right.because}
          </figcaption>
        </figure>
        <figure>
          <Example of={wrong.of} color="var(--n-colors-danger-solid)" />
          <figcaption>
            <strong>Don’t.</strong> {wrong.because}
          </figcaption>
        </figure>
      </div>
    ))}
  </>
);
