import { actionGuides } from './actions';
import { displayGuides } from './display';
import { feedbackGuides } from './feedback';
import { formGuides } from './forms';
import type { Guide } from './guide';
import { navigationGuides } from './navigation';
import { overlayGuides } from './overlays';

export type { Guide } from './guide';

/** The guides of the components that most screens use, by the name of the component. */
export const guides: Readonly<Record<string, Guide>> = {
  ...actionGuides,
  ...formGuides,
  ...displayGuides,
  ...feedbackGuides,
  ...navigationGuides,
  ...overlayGuides,
};
