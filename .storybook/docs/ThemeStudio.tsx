import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Button, RadioCardGroup, SelectField, UiProvider } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { use, useState } from 'react';
import { brandFiles, brandTokensOf, niramaya, prabhat, verdictsOf, verdictSummary } from '../../tools/tokens/studio';
import { DocsTheme } from './DocsFrame';
import type { Theme } from '../modes';
import { BrandDownloads } from './studio/BrandDownloads';
import { BrandFields } from './studio/BrandFields';
import { ContrastTable } from './studio/ContrastTable';
import { optionsOf } from './studio/options';
import { screens, StudioScreen, type Screen } from './studio/StudioScreen';
import { useStudioBrand } from './studio/useStudioBrand';

const Row = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const Layout = styled('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { md: 'minmax(0, 22rem) minmax(0, 1fr)' },
    mt: '6',
    mb: '12',
  },
});
/** The verdict stays in view while the reader changes the values below it. */
const Bar = styled('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'docked',
    bg: 'bg',
    py: '3',
    fontWeight: 'semibold',
    borderBottom: '[1px solid token(colors.border)]',
  },
});
const Preview = styled('div', {
  base: {
    display: 'grid',
    alignSelf: 'start',
    gap: '4',
    minWidth: '0',
    position: { md: 'sticky' },
    top: '16',
  },
});

/**
 * Edits the values of a brand, and shows them on a screen of the shop with the contrast of every pair of colours. The
 * values to start from are those of Niramaya or of Prabhat, the second brand of the examples.
 */
export function ThemeStudio() {
  const theme = use(DocsTheme);
  const { brand, message, start, change, startFrom, copyLink } = useStudioBrand();
  const [mode, setMode] = useState<Theme>(theme);
  const [screen, setScreen] = useState<Screen>('feature-home-homescreen--default');
  const tokens = brandTokensOf(brand);
  const verdicts = verdictsOf(tokens);
  return (
    <UiProvider colorMode={theme}>
      <Unstyled>
        <styled.div fontFamily="body" textStyle="body" color="fg">
          <Row>
            <Button variant="outline" onClick={() => startFrom(prabhat, 'The values are those of Prabhat.')}>
              Start from Prabhat
            </Button>
            <Button variant="outline" onClick={() => startFrom(niramaya, 'The values are those of Niramaya.')}>
              Reset to Niramaya
            </Button>
            <Button variant="outline" onClick={() => void copyLink()}>
              Copy link
            </Button>
          </Row>
          <styled.p role="status" mt="2" minHeight="6" overflowWrap="anywhere">
            {message}
          </styled.p>
          <Bar role="status">{verdictSummary(verdicts)}</Bar>
          <Layout>
            <div>
              <styled.div mb="8">
                <RadioCardGroup<Theme>
                  legend="Mode to change and to show"
                  columns={2}
                  value={mode}
                  onChange={setMode}
                  options={optionsOf({ light: 'Light', dark: 'Dark' })}
                />
              </styled.div>
              {/* The key empties the typed texts when the values are replaced. */}
              <BrandFields key={`${mode} ${start}`} brand={brand} mode={mode} onChange={change} />
            </div>
            <Preview>
              <SelectField<Screen>
                label="Screen"
                name="screen"
                value={screen}
                onChange={setScreen}
                options={optionsOf(screens)}
              />
              <StudioScreen brand={brand} screen={screen} mode={mode} />
              <styled.p textStyle="caption" color="fg.muted">
                The logo stays that of Niramaya, because a logo is a component and not a value.
              </styled.p>
            </Preview>
          </Layout>
        </styled.div>
      </Unstyled>
      <Heading>Contrast of every pair</Heading>
      <p>A pair with too little contrast comes first. Text needs 4.5 : 1, and the border of a control 3 : 1.</p>
      <Unstyled>
        <styled.div fontFamily="body" textStyle="body" color="fg">
          <ContrastTable verdicts={verdicts} />
        </styled.div>
      </Unstyled>
      <Heading>Download</Heading>
      <p>
        The design tokens have the form of <code>npm run tokens</code>. The style sheet has the same values as custom
        properties, for a page that already has the styles of the design system. The module has them for{' '}
        <code>createTheme</code>.
      </p>
      <Unstyled>
        <styled.div fontFamily="body" textStyle="body">
          <BrandDownloads files={brandFiles(tokens)} />
        </styled.div>
      </Unstyled>
    </UiProvider>
  );
}
