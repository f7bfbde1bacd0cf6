/**
 * The neutral surfaces of the two schemes. Dark is the anodised front of an amplifier, light is warm paper; each is
 * tuned on its own. Text on `body`, `surface` and `raised` keeps 4.5:1 (tested).
 */
export const surfaces = {
  dark: {
    body: '#100f0e',
    surface: '#191817',
    raised: '#211f1e',
    line: '#2e2c2a',
    lineStrong: '#726d67',
    text: '#ece9e4',
    muted: '#a8a39b',
    mutedStrong: '#d0cbc3',
    tint: 0.76,
  },
  light: {
    body: '#f7f4ef',
    surface: '#fffdfa',
    raised: '#ffffff',
    line: '#e3ddd3',
    lineStrong: '#8c857a',
    text: '#1f1c18',
    muted: '#655f56',
    mutedStrong: '#46413a',
    tint: 0.88,
  },
} as const

/** Mantine's `dark` tuple: 0 is text, 2 dimmed, 3 placeholder, 4 border, 5 hover, 6 inputs, 7 body. */
export const darkTuple = [
  surfaces.dark.text,
  '#cbc7c0',
  surfaces.dark.muted,
  '#8f8a83',
  '#4d4945',
  '#2a2826',
  '#1d1b1a',
  surfaces.dark.body,
  '#0b0a0a',
  '#070606',
] as const

/** Mantine's `gray` tuple, warmed: 0 is hover, 3-4 borders, 6 dimmed. */
export const grayTuple = [
  '#f7f4ef',
  '#f1ede6',
  '#e9e4da',
  '#ddd6ca',
  '#b9b0a1',
  '#a39b8e',
  surfaces.light.muted,
  '#4d4841',
  '#34302b',
  surfaces.light.text,
] as const
