import {
  statePanel,
  statePanelStateAction,
  statePanelStateText,
  statePanelStateTitle,
} from '../../styled-system/recipes';
import { chakra } from '../theme/chakra';

/**
 * The centred column of the empty state and the failed state. Both share it, so that a screen does not jump between
 * them.
 */
export const StatePanel = chakra('div', statePanel);
export const StateTitle = chakra('h2', statePanelStateTitle);
export const StateText = chakra('p', statePanelStateText);
export const StateAction = chakra('div', statePanelStateAction);
