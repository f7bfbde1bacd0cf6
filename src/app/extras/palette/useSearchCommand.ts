import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { screenExists } from '../../../ui/navigation/screenExists'
import { isSearchable } from '../../../ui/searchable'
import { paths } from '../../paths'
import type { Command } from './Command'

/** Gives the command that seeks music of what is written; none where nothing is written, or without a screen for it. */
export const useSearchCommand = (): ((text: string) => Command | undefined) => {
  const { t } = useTranslation()
  const router = useRouter()
  return useCallback(
    (text) => {
      const value = text.trim()
      if (!isSearchable(value) || !screenExists(router, paths.search)) return undefined
      return {
        id: 'search',
        label: t('palette.searchFor', { text: value }),
        group: t('tabs.search'),
        run: () => router.history.push(`${paths.search}?${new URLSearchParams({ q: value }).toString()}`),
      }
    },
    [t, router],
  )
}
