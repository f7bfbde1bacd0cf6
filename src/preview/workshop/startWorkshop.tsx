import { createRoot } from 'react-dom/client'
import type { PreviewData } from '../../../authoring/PreviewData'
import { Workshop } from './Workshop'

declare global {
  interface Window {
    /** Set by `data.js`. */
    previewData?: PreviewData
  }
}

/** Draws the workshop in `root` with what `data.js` has brought. */
export function startWorkshop(root: HTMLElement): void {
  const data = window.previewData
  if (data) createRoot(root).render(<Workshop data={data} pageAddress="page.html" />)
  else root.textContent = 'The preview has no data: data.js is missing beside this file.'
}
