import { QRCodeSVG } from 'qrcode.react'

/**
 * A text as a QR code of 208 px, dark on white in both schemes, because cameras want it so. Nothing leaves
 * the browser for it.
 */
export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <QRCodeSVG
    value={text}
    size={208}
    level="M"
    marginSize={2}
    bgColor="#ffffff"
    fgColor="#000000"
    role="img"
    aria-label={label}
  />
)
