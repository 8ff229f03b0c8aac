import { chakra } from '../theme/chakra';

/** The centred column that an empty and a failed state share, so that a screen does not jump from one to the other. */
export const StatePanel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    maxWidth: '28rem',
    marginInline: 'auto',
    paddingBlock: { base: '8', md: '12' },
    paddingInline: '4',
    textAlign: 'center',
  },
});
export const StateTitle = chakra('h2', { base: { textStyle: 'title', color: 'fg' } });
export const StateText = chakra('p', { base: { color: 'fg.muted', textWrap: 'pretty' } });
export const StateAction = chakra('div', { base: { marginTop: '2' } });
