import { isSameColor } from './isSameColor'

/** The colours that are offered [D9-35], each with the key of its name. */
export const presetColors = [
  { color: '#000', name: 'black' },
  { color: '#999', name: 'grey' },
  { color: '#CCC', name: 'lightGrey' },
  { color: '#C44', name: 'red' },
  { color: '#CAF', name: 'lavender' },
  { color: '#388', name: 'teal' },
] as const

const usualCustomColor = '#DDD'

/** Whether a colour is one of those that are offered. */
export const isPresetColor = (color: string): boolean =>
  presetColors.some((preset) => isSameColor(preset.color, color))

/** What the field of the custom colour begins with: the saved colour, unless that is a preset, or none [D9-35]. */
export const customColor = (saved: string | undefined): string => {
  const color = saved?.trim() ?? ''
  return color === '' || isPresetColor(color) ? usualCustomColor : color
}
