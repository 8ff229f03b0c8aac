import type { Theme } from '@niramaya/ui';
import { prabhat } from '../../libs/ui/src/stories/prabhat';
import './prabhat.css';

export const brands: Readonly<Record<string, Theme | undefined>> = { niramaya: undefined, prabhat };
