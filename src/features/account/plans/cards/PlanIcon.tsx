import { IconMusic, IconStar, IconStars } from '@tabler/icons-react'

const icons = { free: IconMusic, virtuoso: IconStar, superstar: IconStars } as const

const isKnown = (code: string): code is keyof typeof icons => Object.hasOwn(icons, code)

/** The sign of a plan, decorative. */
export const PlanIcon = ({ code, size = 28 }: { code: string; size?: number }) => {
  const Icon = isKnown(code) ? icons[code] : IconStar
  return <Icon size={size} stroke={1.25} aria-hidden />
}
