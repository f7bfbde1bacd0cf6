/** Whether two colours are the same; `#ccc` and `#CCCCCC` are, other notations are compared as text. */
export const isSameColor = (one: string, other: string): boolean => spelledOut(one) === spelledOut(other)

function spelledOut(color: string): string {
  const text = color.trim().toLowerCase()
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(text)
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit.repeat(2))
        .join('')}`
    : text
}
