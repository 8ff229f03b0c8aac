import { SelectField, TextField } from '@niramaya/ui';
import { styled } from '@niramaya/ui/styled';
import { useState, type ReactNode } from 'react';
import {
  colorLabels,
  cornerLabels,
  fontLabels,
  parseColor,
  parseCorner,
  type ColorName,
  type CornerName,
  type FontName,
  type StudioBrand,
} from '../../../tools/tokens/studio';
import type { Theme } from '../../modes';
import { optionsOf } from './options';

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
const Swatch = styled('input', {
  base: { width: '9', height: '9', borderRadius: 'sm', border: '[1px solid]', borderColor: 'border.strong' },
});

interface ValueFieldProps {
  /** The label of the field. */
  readonly label: string;
  /** The name of the token, which the field shows below its box. */
  readonly token: string;
  /** The current value as text. */
  readonly value: string;
  /** Returns the value of a text, or undefined if the text is not one. */
  readonly parse: (text: string) => string | undefined;
  /** The error of a text that is not a value. */
  readonly refusal: string;
  /** Called with each text that is a value. */
  readonly onChange: (value: string) => void;
  /** A control inside the field, at its end. */
  readonly endControl?: ReactNode;
}

/** A text in a field. */
interface Typed {
  readonly text: string;
  /** The value of the brand after the text: that of the text, or the last one if the text is not a value. */
  readonly left: string;
}

/**
 * A field for one value of a brand. It shows the text as it was typed, until the brand gets another value. A text that
 * is not a value is refused when the focus leaves the field, and the brand keeps its last value.
 */
function ValueField({ label, token, value, parse, refusal, onChange, endControl }: ValueFieldProps) {
  const [typed, setTyped] = useState<Typed>();
  const [isLeft, setIsLeft] = useState(false);
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

interface BrandFieldsProps {
  readonly brand: StudioBrand;
  /** The mode whose colours the fields change. */
  readonly mode: Theme;
  readonly onChange: (brand: StudioBrand) => void;
}

/** The fields for the colours, corners and font of a brand. */
export function BrandFields({ brand, mode, onChange }: BrandFieldsProps) {
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
