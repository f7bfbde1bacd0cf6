import { isObject } from '../../values'
import { toBar, type Bar } from '../bar'
import {
  asItIs,
  isSameBareValue,
  never,
  nothing,
  toPlainWords,
  type ElementRules,
  type ItemBase,
} from '../ElementRules'

/** Sliders side by side, or one; its value is the list of the bars' values in their order [D2.10-6]. */
export interface EqualizerItem extends ItemBase {
  element: 'equalizer'
  orientation: 'horizontal' | 'vertical'
  bars: Bar[]
}

export const equalizer: ElementRules<EqualizerItem> = {
  holdsValue: true,
  isLabelled: false,
  normalise: (raw, base) => {
    const config = isObject(raw['config']) ? raw['config'] : {}
    const bars: unknown[] = Array.isArray(config['bars']) ? config['bars'] : []
    if (bars.length === 0) base.notices.push({ code: 'noBars' })
    return {
      ...base,
      element: 'equalizer',
      orientation: config['orientation'] === 'vertical' ? 'vertical' : 'horizontal',
      bars: bars.map(toBar),
      pushed: bars.map((bar) => (isObject(bar) ? bar['value'] : undefined)),
    }
  },
  judge: nothing,
  check: nothing,
  toSent: asItIs,
  toWords: (item, value) =>
    Array.isArray(value) ? value.map((part) => String(part)).join(', ') : toPlainWords(item, value),
  meets: isSameBareValue,
  isWide: ({ orientation, bars }) => orientation === 'vertical' && bars.length > 4,
  isHidden: never,
}
