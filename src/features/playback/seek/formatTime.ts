/** A time of a track as m:ss, hours folded into the minutes [D2.4-4 D3-11]: 3725000 ms is 62:05. Negative times are 0:00. */
export function formatTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
