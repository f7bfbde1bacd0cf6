import { useState, type DragEvent } from 'react'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes a file that is dropped on an element: spread `handlers` on it. What else is dragged over it is none of its business. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      // Without this the browser opens the file in place of the panel.
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      const isStillIn = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (!isStillIn) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
  return { isOver, handlers }
}
