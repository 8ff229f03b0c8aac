/** A colour in both themes, as '#RRGGBB' or, with transparency, '#RRGGBBAA'. */
export type Themed = readonly [light: string, dark: string];

/**
 * The colours of backgrounds, text and borders. `pairs.ts` lists the combinations that a component may use, and a test
 * computes their contrast.
 *
 * - `muted` and `subtle` of `bg` are backgrounds that differ from the page, `muted` more so. Those of `fg` are weaker
 *   text, `subtle` the weakest.
 * - `bg.dark` and `bg.grey` are the backgrounds of two toasts, which the requirements VALID-08 and ERROR-02 in
 *   `docs/requirements.md` fix. `fg.onDark` is the text on these two.
 */
export const surfaces = {
  bg: {
    DEFAULT: ['#FBF9F4', '#0B1513'],
    panel: ['#FFFFFF', '#11201C'],
    subtle: ['#F5F1E8', '#162722'],
    muted: ['#ECE6D9', '#1E332D'],
    inverted: ['#17231F', '#EAF2EE'],
    dark: ['#17231F', '#1B2925'],
    grey: ['#5C6361', '#5C6361'],
    backdrop: ['#0B151399', '#000000B3'],
  },
  fg: {
    DEFAULT: ['#17231F', '#EDF3F0'],
    muted: ['#43514C', '#BCCAC5'],
    subtle: ['#5A6762', '#9DAFA8'],
    inverted: ['#FFFFFF', '#0F1A17'],
    onDark: ['#FFFFFF', '#FFFFFF'],
  },
  border: {
    DEFAULT: ['#E4DDCE', '#263B35'],
    strong: ['#7F7B6D', '#748B83'],
  },
} satisfies Record<string, Record<string, Themed>>;

/**
 * The parts that a tone has a colour for:
 *
 * - `solid` is the background of the main button, `solidHover` that of the button under the pointer, and `contrast` the
 *   text on both.
 * - `subtle`, `muted` and `emphasized` are backgrounds, from the weakest to the strongest. A control without a solid
 *   background has a stronger one under the pointer or while it is pressed.
 * - `fg` is text on a page or on one of these three backgrounds.
 * - `border` is the border of a control, and `focusRing` the outline of a focused one.
 */
type Role = 'solid' | 'solidHover' | 'contrast' | 'fg' | 'subtle' | 'muted' | 'emphasized' | 'border' | 'focusRing';

/** The tones. `brand` is a green teal. `offer` is marigold and only for offers and ratings. */
export const palettes = {
  brand: {
    solid: ['#0B6358', '#4FC3AF'],
    solidHover: ['#084C43', '#74D6C5'],
    contrast: ['#FFFFFF', '#04201B'],
    fg: ['#0A5A50', '#74D6C5'],
    subtle: ['#E8F3EF', '#122E28'],
    muted: ['#D3E9E2', '#183F37'],
    emphasized: ['#B2D9CE', '#20564B'],
    border: ['#4A8C80', '#3E8F80'],
    focusRing: ['#0B7A6C', '#74D6C5'],
  },
  offer: {
    solid: ['#F6A821', '#F7B23B'],
    solidHover: ['#E89A0F', '#FFC45C'],
    contrast: ['#2B1B00', '#2B1B00'],
    fg: ['#834D00', '#FFC766'],
    subtle: ['#FFF3DA', '#31260F'],
    muted: ['#FFE5B0', '#473614'],
    emphasized: ['#FFD27A', '#684E18'],
    border: ['#AD7007', '#B98A2E'],
    focusRing: ['#8F5600', '#FFC766'],
  },
  success: {
    solid: ['#167A3C', '#4CC47D'],
    solidHover: ['#10612F', '#6ED597'],
    contrast: ['#FFFFFF', '#04200F'],
    fg: ['#146B35', '#7ADBA0'],
    subtle: ['#E8F5EC', '#11301F'],
    muted: ['#D0EBD9', '#17432B'],
    emphasized: ['#B9E4C8', '#1F5C3B'],
    border: ['#45925F', '#3C8F5E'],
    focusRing: ['#167A3C', '#7ADBA0'],
  },
  warning: {
    solid: ['#AE4E0B', '#F29A5B'],
    solidHover: ['#8E3F08', '#F7B384'],
    contrast: ['#FFFFFF', '#2A1200'],
    fg: ['#93430A', '#F7B384'],
    subtle: ['#FDF0E6', '#332114'],
    muted: ['#FADFCB', '#4A2D18'],
    emphasized: ['#F7CCAB', '#6B3F1F'],
    border: ['#B96A33', '#B9713F'],
    focusRing: ['#AE4E0B', '#F7B384'],
  },
  danger: {
    solid: ['#B3271E', '#F28B82'],
    solidHover: ['#911D15', '#F7A9A2'],
    contrast: ['#FFFFFF', '#2D0503'],
    fg: ['#A3231B', '#F7A9A2'],
    subtle: ['#FCEEEC', '#381917'],
    muted: ['#F8D9D5', '#4F211E'],
    emphasized: ['#F4C4BF', '#702C27'],
    border: ['#C4625A', '#BC655E'],
    focusRing: ['#B3271E', '#F7A9A2'],
  },
  info: {
    solid: ['#34519B', '#9DB5F5'],
    solidHover: ['#28407D', '#B7C9FA'],
    contrast: ['#FFFFFF', '#081233'],
    fg: ['#304B90', '#B0C4F9'],
    subtle: ['#EDF1FB', '#19233F'],
    muted: ['#D9E2F7', '#222F55'],
    emphasized: ['#B8C8EF', '#304275'],
    border: ['#6D84C0', '#6A80BC'],
    focusRing: ['#34519B', '#B0C4F9'],
  },
  neutral: {
    solid: ['#25332F', '#E3ECE8'],
    solidHover: ['#101A17', '#FFFFFF'],
    contrast: ['#FFFFFF', '#101A17'],
    fg: ['#2C3A36', '#D6E0DC'],
    subtle: ['#F2EEE5', '#1A2B26'],
    muted: ['#E8E2D5', '#233832'],
    emphasized: ['#D6CEBD', '#324B44'],
    border: ['#7F7B6D', '#748B83'],
    // A neutral control has the focus ring of `brand`.
    focusRing: ['#0B7A6C', '#74D6C5'],
  },
} satisfies Record<string, Record<Role, Themed>>;

/** The name of a tone. */
export type Tone = keyof typeof palettes;
