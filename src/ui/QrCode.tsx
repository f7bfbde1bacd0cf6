import { QRCodeSVG } from 'qrcode.react'

interface Props {
  text: string
  /** For who does not see it. */
  label: string
  /** Sides, px; 208 unless told. */
  size?: number
  /** How much of it may be unreadable: a quarter, or, for texts that are long, a tenth. */
  level?: 'L' | 'M'
}

/**
 * A text as a QR code, dark on white in both schemes, because cameras want it so. Nothing leaves the browser
 * for it.
 */
export const QrCode = ({ text, label, size = 208, level = 'M' }: Props) => (
  <QRCodeSVG
    value={text}
    size={size}
    level={level}
    marginSize={2}
    bgColor="#ffffff"
    fgColor="#000000"
    role="img"
    aria-label={label}
  />
)
