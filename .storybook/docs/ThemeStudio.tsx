import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { Button, createTheme, RadioCardGroup, SelectField, TextField, UiLink, UiProvider } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { CircleCheck, CircleX } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import {
  addressOf,
  brandFiles,
  brandOfAddress,
  brandTokensOf,
  colorLabels,
  cornerLabels,
  fontLabels,
  neededRatio,
  niramaya,
  parseColor,
  parseCorner,
  prabhat,
  verdictsOf,
  verdictSummary,
  type ColorName,
  type Contrast,
  type CornerName,
  type FontName,
  type StudioBrand,
  type Verdict,
} from '../../tools/tokens/studio';
import { DocsTheme } from './DocsFrame';
import type { Theme } from '../modes';

/** The screens that the studio can show, by the ids of their stories. */
const screens = {
  'feature-home-homescreen--default': 'Home',
  'feature-medicines-medicinesscreen--default': 'Medicines',
  'feature-medicines-medicinedetailsscreen--default': 'One medicine',
  'feature-cart-cartscreen--default': 'Cart',
};
type Screen = keyof typeof screens;

/**
 * The parameter of Storybook's address that has the values of a brand. Storybook passes it on to the address of the
 * frame in which this page is.
 */
const parameter = 'studio';

/**
 * The brand that the reader has made. The toolbar mounts a docs page again for another theme, and the brand must not be
 * lost then.
 */
let kept: StudioBrand | undefined;
const keep = (brand: StudioBrand) => {
  kept = brand;
};

/** Returns the brand that the reader has made, or else that of the address. */
const firstBrand = () => kept ?? brandOfAddress(new URLSearchParams(location.search).get(parameter) ?? '');

/** Returns an address that opens this page with the values of a brand. */
function linkTo(brand: StudioBrand): string {
  const values = addressOf(brand);
  const page = new URL('?path=/docs/foundations-theme-studio--docs', new URL('./', location.href)).href;
  return values === '' ? page : `${page}&${parameter}=${values}`;
}

/** Returns the options of a list from the labels by their values. */
const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));

const Group = styled('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))]',
    alignItems: 'start',
    gap: '4',
    minWidth: '0',
    mb: '8',
  },
});
const Legend = styled('legend', { base: { textStyle: 'title', mb: '4' } });
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
/** The bar with the number of failing pairs stays in view while the reader changes the values below it. */
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
/** The screen stays in view too, below the sticky `Bar`. */
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
const Frame = styled('iframe', {
  base: { width: 'full', height: '[36rem]', maxHeight: '[75vh]', border: '[1px solid]', borderColor: 'border.strong' },
});
const Swatch = styled('input', {
  base: { width: '9', height: '9', borderRadius: 'sm', border: '[1px solid]', borderColor: 'border.strong' },
});
const Scroll = styled('div', { base: { overflow: 'auto', maxHeight: '[30rem]', layerStyle: 'panel', mb: '12' } });
const Table = styled('table', { base: { width: 'full', minWidth: '[36rem]' } });
const Head = styled('th', {
  base: { px: '3', py: '2', textAlign: 'start', fontWeight: 'semibold', position: 'sticky', top: '0', bg: 'bg.muted' },
});
const Cell = styled('td', { base: { px: '3', py: '2', verticalAlign: 'middle' } });
/** The heading of a row of the table, with the names of two colours. */
const Pair = styled('th', { base: { px: '3', py: '2', textAlign: 'start', fontWeight: 'normal' } });
const Sample = styled('span', {
  base: { px: '2', py: '0.5', borderRadius: 'sm', border: '[2px solid transparent]', fontWeight: 'semibold' },
});
const Result = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', fontVariantNumeric: 'tabular-nums' },
  variants: { passes: { true: { color: 'success.fg' }, false: { color: 'danger.fg', fontWeight: 'bold' } } },
});

interface ValueFieldProps {
  /** The label of the field. */
  readonly label: string;
  /** The name of the token, which the field shows below its box. */
  readonly token: string;
  /** The current value as text. */
  readonly value: string;
  /** Returns the value of a text, or undefined if the text is not a valid value. */
  readonly parse: (text: string) => string | undefined;
  /** The error that the field shows for a text that is not a valid value. */
  readonly refusal: string;
  /** Called with each valid value. */
  readonly onChange: (value: string) => void;
  /** A control inside the field, at its end. */
  readonly endControl?: ReactNode;
}

/** A text that the reader has typed. */
interface Typed {
  readonly text: string;
  /**
   * The value that the brand has as long as this text is current: that of the text, or the earlier one if the text is
   * not a valid value.
   */
  readonly left: string;
}

/**
 * A field for one value of a brand. It shows the text as it was typed, until the brand gets another value. A text that
 * is not a value is refused when the focus leaves the field, and the brand keeps its last value.
 */
function ValueField({ label, token, value, parse, refusal, onChange, endControl }: ValueFieldProps) {
  const [typed, setTyped] = useState<Typed>();
  const [isLeft, setIsLeft] = useState(false);
  // The brand may have got another value since, as from the colour picker. Then the field shows that value, and no
  // longer the typed text.
  const text = typed?.left === value ? typed.text : value;
  const change = (changed: string) => {
    const parsed = parse(changed);
    setTyped({ text: changed, left: parsed ?? value });
    setIsLeft(false);
    if (parsed !== undefined) onChange(parsed);
  };
  const leave = () => {
    setIsLeft(true);
    if (parse(text) !== undefined) setTyped(undefined);
  };
  return (
    <div onBlur={leave}>
      <TextField
        label={label}
        name={token}
        hint={token}
        value={text}
        onChange={change}
        error={isLeft && parse(text) === undefined ? refusal : undefined}
        autoComplete="off"
        endControl={endControl}
      />
    </div>
  );
}

/** A text field for a colour, with a swatch that opens the colour picker of the browser. */
const ColorField = (props: { label: string; token: string; value: string; onChange: (value: string) => void }) => (
  <ValueField
    {...props}
    parse={parseColor}
    refusal={`Write # and six digits or letters from A to F, such as #0B6358. The brand keeps ${props.value}.`}
    endControl={
      <Swatch
        type="color"
        aria-label={`${props.label}: choose a colour`}
        value={props.value.toLowerCase()}
        onChange={({ target }) => props.onChange(target.value.toUpperCase())}
      />
    }
  />
);

interface FieldsProps {
  readonly brand: StudioBrand;
  /** The mode whose colours the fields change. */
  readonly mode: Theme;
  readonly onChange: (brand: StudioBrand) => void;
}

/** The fields for the colours, corners and font of a brand. */
function Fields({ brand, mode, onChange }: FieldsProps) {
  const colorField = (name: ColorName) => {
    const [light, dark] = brand.colors[name];
    return (
      <ColorField
        key={name}
        label={colorLabels[name]}
        token={name}
        value={mode === 'light' ? light : dark}
        onChange={(color) =>
          onChange({
            ...brand,
            colors: { ...brand.colors, [name]: mode === 'light' ? [color, dark] : [light, color] },
          })
        }
      />
    );
  };
  const names = Object.keys(colorLabels) as ColorName[];
  return (
    <div>
      <Group>
        <Legend>Brand colour</Legend>
        {names.filter((name) => name.startsWith('brand.')).map(colorField)}
      </Group>
      <Group>
        <Legend>Pages and lines</Legend>
        {names.filter((name) => !name.startsWith('brand.')).map(colorField)}
      </Group>
      <Group>
        <Legend>Corners, in px</Legend>
        {(Object.keys(cornerLabels) as CornerName[]).map((name) => (
          <ValueField
            key={name}
            label={cornerLabels[name]}
            token={`radii.${name}`}
            value={String(brand.corners[name])}
            parse={(text) => parseCorner(text)?.toString()}
            refusal={`Write a whole number from 0 to 32. The brand keeps ${brand.corners[name]}.`}
            onChange={(corner) => onChange({ ...brand, corners: { ...brand.corners, [name]: Number(corner) } })}
          />
        ))}
      </Group>
      <SelectField<FontName>
        label="Font"
        name="font"
        value={brand.font}
        onChange={(font) => onChange({ ...brand, font })}
        options={optionsOf(fontLabels)}
      />
    </div>
  );
}

/** Whether a pair has enough contrast, in words and with an icon, and an example in the colours of the pair. */
function ContrastCell({ kind, contrast }: { kind: Verdict['kind']; contrast: Contrast }) {
  const { ratio, isEnough, foreground, background } = contrast;
  const look = kind === 'text' ? { color: foreground } : { color: 'transparent', borderColor: foreground };
  return (
    <Cell>
      <Result passes={isEnough}>
        <Sample style={{ background, ...look }} aria-hidden>
          Aa
        </Sample>
        {isEnough ? <CircleCheck aria-hidden size={18} /> : <CircleX aria-hidden size={18} />}
        {`${isEnough ? 'Pass' : 'Fail'} ${ratio}`}
      </Result>
    </Cell>
  );
}

/** The verdict of every pair in light and dark. The table scrolls by itself, because a phone is narrower than it. */
const Verdicts = ({ verdicts }: { verdicts: readonly Verdict[] }) => (
  <Scroll role="region" aria-label="Contrast of every pair" tabIndex={0}>
    {/* On narrow screens, `DocsFrame.tsx` makes the tables of docs pages blocks, which scroll. This one is in `Scroll`. */}
    <Table style={{ display: 'table' }}>
      <thead>
        <tr>
          {['Pair', 'Needs', 'Light', 'Dark'].map((head) => (
            <Head key={head} scope="col">
              {head}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {verdicts.map(({ name, kind, light, dark }) => (
          <tr key={name}>
            <Pair scope="row">{name}</Pair>
            <Cell>{`${neededRatio[kind]} (${kind})`}</Cell>
            <ContrastCell kind={kind} contrast={light} />
            <ContrastCell kind={kind} contrast={dark} />
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
);

/** A screen of the shop with the values of a brand, in a frame of its own, so that this page keeps its look. */
function ScreenFrame({ brand, screen, mode }: { brand: StudioBrand; screen: Screen; mode: Theme }) {
  // The head of the document in the frame. When the frame loads another screen, it is that of the former document until
  // the new one has loaded.
  const [head, setHead] = useState<HTMLHeadElement>();
  const { styles } = createTheme({ name: 'studio', ...brandTokensOf(brand) });
  return (
    <>
      <Frame
        title={`The screen ${screens[screen]} in your brand`}
        src={`iframe.html?id=${screen}&viewMode=story&embed=true&globals=theme:${mode}`}
        onLoad={({ currentTarget }) => setHead(currentTarget.contentDocument?.head)}
      />
      {head && createPortal(styles, head)}
    </>
  );
}

/** The media types of the files by the ends of their names. */
const mediaTypes: Readonly<Record<string, string>> = { json: 'application/json', css: 'text/css', ts: 'text/plain' };

/** Links that save the files of a brand. */
const Downloads = ({ files }: { files: Readonly<Record<string, string>> }) => (
  <styled.ul display="grid" gap="2" justifyItems="start">
    {Object.entries(files).map(([name, content]) => (
      <li key={name}>
        <UiLink
          variant="inline"
          href={`data:${mediaTypes[name.split('.').at(-1)!]},${encodeURIComponent(content)}`}
          download={name}
        >
          {name}
        </UiLink>
      </li>
    ))}
  </styled.ul>
);

/**
 * Edits the values of a brand, and shows them on a screen of the shop with the contrast of every pair of colours. The
 * values are in the state of this component and not in the globals of Storybook, because a change of a global mounts
 * the docs page again, and the field would lose the focus.
 */
export function ThemeStudio() {
  const theme = use(DocsTheme);
  const [brand, setBrand] = useState(firstBrand);
  const [start, setStart] = useState(0);
  const [mode, setMode] = useState<Theme>(theme);
  const [screen, setScreen] = useState<Screen>('feature-home-homescreen--default');
  const [message, setMessage] = useState('');
  const change = (changed: StudioBrand) => {
    keep(changed);
    setBrand(changed);
    setMessage('');
  };
  const startFrom = (first: StudioBrand, sentence: string) => {
    change(first);
    setStart(start + 1);
    setMessage(sentence);
  };
  const copyLink = async () => {
    const link = linkTo(brand);
    try {
      await navigator.clipboard.writeText(link);
      setMessage('The link is copied. It opens this page with your values.');
    } catch {
      setMessage(`The browser did not allow copying. Select and copy this: ${link}`);
    }
  };
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
              {/*
                Another key mounts the fields again, and so drops the typed texts: when all values are replaced, and for
                the other mode.
              */}
              <Fields key={`${mode} ${start}`} brand={brand} mode={mode} onChange={change} />
            </div>
            <Preview>
              <SelectField<Screen>
                label="Screen"
                name="screen"
                value={screen}
                onChange={setScreen}
                options={optionsOf(screens)}
              />
              <ScreenFrame brand={brand} screen={screen} mode={mode} />
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
          <Verdicts verdicts={verdicts} />
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
          <Downloads files={brandFiles(tokens)} />
        </styled.div>
      </Unstyled>
    </UiProvider>
  );
}
