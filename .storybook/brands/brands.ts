import type { Theme } from '@niramaya/ui';
import { prabhat } from '../../libs/ui/src/stories/prabhat';
import './prabhat.css';

/** The brands of the toolbar. Niramaya is the default and has no theme of its own. */
export const brands: Readonly<Record<string, Theme | undefined>> = { niramaya: undefined, prabhat };
