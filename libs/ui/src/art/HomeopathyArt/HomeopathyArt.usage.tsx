import { HomeopathyArt } from '@niramaya/ui';

export const Example = () => <HomeopathyArt label="Arnica 30" form="dilution" paletteIndex={2} />;
