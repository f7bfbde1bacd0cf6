/** A time until something happens. */
export interface SleepTime {
  hours: number
  minutes: number
}

/** Minutes that the timer offers; 0 is off [D9-32]. */
export const sleepPresets = [0, 15, 30, 45, 60, 90, 120, 150, 180, 240] as const

/** Reads a device's unpadded H:M; nothing readable is no time at all. */
export function readSleepTime(text: string): SleepTime {
  const [, hours, minutes] = /^\s*(\d{1,2}):(\d{1,2})/.exec(text) ?? []
  return { hours: Math.min(Number(hours ?? 0), 23), minutes: Math.min(Number(minutes ?? 0), 59) }
}

/** H:M as devices take it [D7-51]. */
export function writeSleepTime({ hours, minutes }: SleepTime): string {
  return `${hours}:${minutes}`
}

/** The time of a preset [D4-32]. */
export function presetTime(minutes: number): SleepTime {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}
