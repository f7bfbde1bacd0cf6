/** Stands for a section's image that the folder of the page does not hold: a frame with the file's kind in it. */
export function placeholderImage(image: string): string {
  const ending = (/\.(\w{1,4})$/.exec(image)?.[1] ?? 'img').toUpperCase()
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect x="2" y="2" width="60" height="60" rx="8" fill="#8c857a" fill-opacity=".16" stroke="#8c857a" stroke-width="2.5" stroke-dasharray="6 5"/>
<text x="32" y="39" text-anchor="middle" font-family="system-ui, sans-serif" font-size="19" font-weight="600" fill="#8c857a">${ending}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
