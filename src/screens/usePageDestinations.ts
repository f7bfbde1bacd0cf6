import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useBrand } from '../ui/brand/useBrand'
import { screenExists } from '../ui/navigation/screenExists'

/** Where the buttons of the player's pages lead inside the interface [D2.10-11 D2.10-12]. */
export function usePageDestinations() {
  const navigate = useNavigate()
  const router = useRouter()
  const { word } = useBrand()
  return useMemo(
    () => ({
      toStaticPage: (pageName: string) =>
        void navigate({ to: '/static-page/$pageName', params: { pageName } }),
      toPlans: () => {
        const path = `/${word}/plans`
        // Without the screen the router would go its way for unknown addresses and land somewhere else unasked.
        const isHere = screenExists(router, path)
        if (isHere) router.history.push(path)
        return isHere
      },
    }),
    [navigate, router, word],
  )
}
