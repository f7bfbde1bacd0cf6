import { flag } from './part/flag'

/** Whether the light is on: a boolean, or 'on' and 'off'. */
export function pushLightSwitch(raw: unknown): unknown {
  if (raw === 'on' || raw === 'off') return raw === 'on'
  return flag(raw) ?? raw
}
