import { useMediaQuery } from '@mantine/hooks'

/** Whether now playing has room for the volume's knob; the kiosk and phones have a popup instead [D2.5-2]. */
export const useHasKnob = (): boolean =>
  useMediaQuery('(min-width: 62em) and (min-height: 680px) and (min-aspect-ratio: 1/1)', undefined, {
    getInitialValueInEffect: false,
  })
