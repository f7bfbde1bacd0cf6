import { isJsonObject } from '../../../authoring/json/isJsonObject'
import type { Fault } from '../../core/Faults'
import type { ControlAction } from '../ControlAction'

/**
 * A button that makes something go wrong the next time; with options `{times}` that often, 0 takes it back. Its id is the
 * fault's unless another is given.
 */
export function nextTime(fault: Fault, label: string, id: string = fault): ControlAction {
  return {
    id,
    label,
    run({ faults }, options) {
      const times = isJsonObject(options) ? options['times'] : undefined
      if (times === 0) faults.end(fault)
      else faults.ask(fault, typeof times === 'number' && times > 0 ? times : 1)
    },
  }
}
