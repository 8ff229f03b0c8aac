import { Heading, anchorBlockIdFromId } from '@storybook/addon-docs/blocks';
import { Anatomy } from '@niramaya/ui/stories';
import type { CSSProperties, ReactElement } from 'react';
import type { Guide } from './guides';
import { Screenshot } from './Screenshot';

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

interface GuideBlockProps extends Guide {
  /** The file of the stories, such as './libs/ui/src/Dialog/Dialog.stories.tsx'. */
  readonly importPath: string;
  /** The id of the component in Storybook, such as 'ui-dialog'. */
  readonly componentId: string;
}

/**
 * The anatomy of a component, with a number at each part in its picture, then pairs of a right and a wrong use, each
 * with its reason.
 */
export const GuideBlock = ({ anatomy, pairs, importPath, componentId }: GuideBlockProps) => (
  <>
    <Heading>Anatomy</Heading>
    {/* The search of the sidebar finds the story `Parts`, whose picture is here. */}
    <div style={grid} id={anchorBlockIdFromId(`${componentId}--parts`)}>
      {anatomy.element ? (
        <Frame of={<Anatomy parts={anatomy.parts}>{anatomy.element}</Anatomy>} />
      ) : (
        <Screenshot
          importPath={importPath}
          id={`${componentId}--parts`}
          alt="The component with a number at each part"
        />
      )}
      <ol style={{ listStyle: 'decimal', paddingInlineStart: 20 }}>
        {/* `data-shown` marks the parts with a number in the picture, for `docs.spec.ts`. */}
        {anatomy.parts.map(({ text, at }) => (
          <li key={text} data-shown={at !== undefined}>
            {text}
          </li>
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
