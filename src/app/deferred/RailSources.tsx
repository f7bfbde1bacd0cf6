import { useRouter, useRouterState } from '@tanstack/react-router'
import { SourceRail } from '../../features/browse/sources/SourceRail'
import { useBrand } from '../../ui/brand/BrandContext'

interface Props {
  /** After a source was pressed. */
  onPress?: (() => void) | undefined
}

const none: readonly string[] = []

/**
 * The sources of the player in the side menu [D2.9-12], and those of the premium section that the brand names
 * [D2.9-8].
 */
export function RailSources({ onPress }: Props) {
  const router = useRouter()
  const { premiumSources = none } = useBrand()
  const address = useRouterState({ select: ({ location }) => location.href })
  const open = (href: string) => {
    // As from home: whoever goes to another source is on no way from this one.
    router.history.push(href, { browse: { trail: [] } })
    onPress?.()
  }
  return <SourceRail address={address} premium={premiumSources} onOpen={open} />
}
