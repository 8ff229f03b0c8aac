import {
  statePanel,
  statePanelStateAction,
  statePanelStateText,
  statePanelStateTitle,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';

/** The centred column that an empty and a failed state share, so that a screen does not jump from one to the other. */
export const StatePanel = chakra('div', statePanel);
export const StateTitle = chakra('h2', statePanelStateTitle);
export const StateText = chakra('p', statePanelStateText);
export const StateAction = chakra('div', statePanelStateAction);
