import { icons, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../Button/Button';
import { TextField } from '../../TextField/TextField';
import { styled } from '../../theme/styled';
import { CategoryIcon, categoryGlyphs, type CategoryIconName } from '../CategoryIcon/CategoryIcon';
import { Illustration, illustrations, type IllustrationName } from '../Illustration/Illustration';
import { ServiceIcon, serviceGlyphs, type ServiceName } from '../ServiceIcon/ServiceIcon';
import { SpecialityIcon, specialityGlyphs, type SpecialityName } from '../SpecialityIcon/SpecialityIcon';
import { SymptomIcon, symptomGlyphs, type SymptomName } from '../SymptomIcon/SymptomIcon';

const Tiles = styled('ul', {
  base: {
    display: 'grid',
    // On a phone three narrow tiles fit into a row of the docs page, which has a margin and a frame around the story.
    gridTemplateColumns: { base: 'repeat(auto-fill, minmax(5rem, 1fr))', md: 'repeat(auto-fill, minmax(9rem, 1fr))' },
    gap: { base: '2', md: '3' },
    mt: '4',
  },
});
const Tile = styled('li', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'space-between',
    gap: '1',
    px: { base: '0.5', md: '3' },
    py: { base: '2', md: '3' },
    layerStyle: 'panel',
    color: 'brand.fg',
  },
});
const Text = styled('p', { base: { textStyle: 'caption', color: 'fg.muted' } });

/** A drawing that the finder offers. */
interface Entry {
  /** The component that draws it, or 'Lucide' for a general icon. */
  readonly component: string;
  /** The value of the prop `name`, or the name of the export of a general icon. */
  readonly name: string;
  /** The line of code that imports the component. */
  readonly line: string;
  readonly drawing: ReactNode;
}

/** Returns the entries of a component of the design system. */
const family = <Name extends string>(component: string, names: object, draw: (name: Name) => ReactNode): Entry[] =>
  (Object.keys(names) as Name[]).map((name) => ({
    component,
    name,
    line: `import { ${component} } from '@niramaya/ui';`,
    drawing: draw(name),
  }));

/** The drawings of the shop. */
const own: readonly Entry[] = [
  ...family<CategoryIconName>('CategoryIcon', categoryGlyphs, (name) => <CategoryIcon name={name} />),
  ...family<ServiceName>('ServiceIcon', serviceGlyphs, (name) => <ServiceIcon name={name} />),
  ...family<SpecialityName>('SpecialityIcon', specialityGlyphs, (name) => <SpecialityIcon name={name} />),
  ...family<SymptomName>('SymptomIcon', symptomGlyphs, (name) => <SymptomIcon name={name} />),
  ...family<IllustrationName>('Illustration', illustrations, (name) => <Illustration name={name} size={72} />),
];

/** The general icons. There are about two thousand, so they appear only in answer to a search. */
const general: readonly Entry[] = Object.entries<LucideIcon>(icons).map(([name, Icon]) => ({
  component: 'Lucide',
  name,
  line: `import { ${name} } from 'lucide-react';`,
  drawing: <Icon aria-hidden />,
}));

/** The most tiles that are rendered. */
const maxTiles = 60;

/** Returns the entries whose component or name contains each word of the text. */
function search(text: string): readonly Entry[] {
  const words = text.toLowerCase().split(' ').filter(Boolean);
  if (words.length === 0) return own;
  return [...own, ...general].filter(({ component, name }) => {
    const target = `${component} ${name}`.toLowerCase();
    return words.every((word) => target.includes(word));
  });
}

/** Returns the text about the result of a search. */
function summary(text: string, count: number) {
  if (count === 0) return `No icon has "${text.trim()}" in its name. Try another word, such as heart or arrow.`;
  if (count > maxTiles) return `The first ${maxTiles} of ${count} icons. Type more of the name to see the others.`;
  return count === 1 ? '1 icon' : `${count} icons`;
}

interface CopyButtonProps {
  readonly entry: Entry;
  /** The part of the drawing's code that a click copies. */
  readonly part: 'name' | 'import';
  readonly onClick: () => void;
}

/** The visible texts of the buttons on a phone. */
const shortWords = { name: 'Name', import: 'Import' };

/** The button of a tile. On a phone the tile has no room for 'Copy'; the accessible name keeps it. */
const CopyButton = ({ entry: { component, name }, part, onClick }: CopyButtonProps) => (
  <Button size="sm" variant="ghost" fullWidth onClick={onClick} aria-label={`Copy ${part} of ${component} ${name}`}>
    <styled.span hideBelow="md">{`Copy ${part}`}</styled.span>
    <styled.span hideFrom="md">{shortWords[part]}</styled.span>
  </Button>
);

/** Finds the icons and drawings by name, and copies a name or the line that imports it, in Storybook. */
export function IconFinder() {
  const [text, setText] = useState('');
  const [copied, setCopied] = useState('');
  const found = search(text);
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(`Copied: ${value}`);
    } catch {
      setCopied(`The browser did not allow copying. Select and copy this: ${value}`);
    }
  };
  return (
    <>
      <TextField
        label="Search icons"
        name="icon"
        type="search"
        autoComplete="off"
        value={text}
        onChange={setText}
        hint="A part of a name, such as cart, or of a component, such as ServiceIcon"
      />
      <styled.div mt="2" role="status">
        <Text>{summary(text, found.length)}</Text>
        <Text>{copied}</Text>
      </styled.div>
      <Text hideFrom="md">Tap Name or Import to copy it.</Text>
      <Tiles>
        {found.slice(0, maxTiles).map((entry) => (
          <Tile key={`${entry.component} ${entry.name}`}>
            {entry.drawing}
            <styled.div textAlign="center">
              <styled.p textStyle="caption" fontWeight="semibold" color="fg" overflowWrap="anywhere">
                {entry.name}
              </styled.p>
              <Text hideBelow="md">{entry.component}</Text>
            </styled.div>
            <div>
              <CopyButton entry={entry} part="name" onClick={() => void copy(entry.name)} />
              <CopyButton entry={entry} part="import" onClick={() => void copy(entry.line)} />
            </div>
          </Tile>
        ))}
      </Tiles>
    </>
  );
}
