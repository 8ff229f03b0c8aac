import { Heading } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactElement } from 'react';
import type { Guide } from './guides';

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: 24,
  marginBlock: 16,
};

/** The frame of an example, in the font of the shop. The table of contents skips the headings inside of it. */
const Frame = ({ of, color }: { of: ReactElement; color?: string }) => (
  <div
    className="docs-story sb-unstyled"
    style={{
      padding: 20,
      border: '1px solid var(--n-colors-border)',
      ...(color && { borderTop: `4px solid ${color}` }),
      borderRadius: 8,
    }}
  >
    {of}
  </div>
);

/** The anatomy of a component, then pairs of a right and a wrong use, each with its reason. */
export const GuideBlock = ({ anatomy, pairs }: Guide) => (
  <>
    <Heading>Anatomy</Heading>
    <div style={grid}>
      {anatomy.element && <Frame of={anatomy.element} />}
      <ol style={{ listStyle: 'decimal', paddingInlineStart: 20 }}>
        {anatomy.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </div>
    <Heading>Do and don’t</Heading>
    {pairs.map(([right, wrong]) => (
      <div key={right.reason} style={grid}>
        <figure>
          <Frame of={right.element} color="var(--n-colors-success-solid)" />
          <figcaption>
            <strong>Do.</strong> {right.reason}
          </figcaption>
        </figure>
        <figure>
          <Frame of={wrong.element} color="var(--n-colors-danger-solid)" />
          <figcaption>
            <strong>Don’t.</strong> {wrong.reason}
          </figcaption>
        </figure>
      </div>
    ))}
  </>
);
