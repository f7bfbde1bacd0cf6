import type { ButtonProps } from '@mantine/core'

/** How a button looks by the style classes that devices send for their older interface, e.g. `btn btn-warning`. */
export const buttonLook = (className: string | undefined): Pick<ButtonProps, 'variant' | 'color'> => {
  const words = new Set((className ?? '').toLowerCase().split(/\s+/))
  if (words.has('btn-danger')) return { variant: 'filled', color: 'red' }
  if (words.has('btn-warning')) return { variant: 'outline', color: 'yellow' }
  if (words.has('btn-success')) return { variant: 'filled', color: 'green' }
  if (words.has('btn-info') || words.has('btn-primary')) return { variant: 'filled' }
  return { variant: 'default' }
}
