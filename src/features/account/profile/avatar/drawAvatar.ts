import { cropOf, type Crop } from './cropOf'

/** Width and height of what is uploaded, in px. */
export const avatarEdge = 512

/** Draws the part of a picture that a crop takes over the whole of a square canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = cropOf(picture, crop)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** What is uploaded: a JPEG of 512 px, without what a camera writes into its files. Rejects where the browser cannot write one. */
export const toAvatarFile = (picture: ImageBitmap, crop: Crop): Promise<File> => {
  const canvas = document.createElement('canvas')
  canvas.width = avatarEdge
  canvas.height = avatarEdge
  drawCrop(canvas, picture, crop)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'avatar.jpg', { type: blob.type }))
          : reject(new Error('the canvas gave no picture')),
      'image/jpeg',
      0.9,
    ),
  )
}
