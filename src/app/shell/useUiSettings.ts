import { useEffect, useMemo, useState } from 'react'
import type { PushUiSettings, UiSettings } from '../../../schemas/generated/types'
import { useAsk, useTopic } from '../../device'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { afterFirstPicture } from '../../ui/firstPicture'
import { usePanelServices } from '../PanelServices'

/** How the panel looks and behaves: the host's UI settings file for the theme in force [D1-16], over which the device's push goes [D3-34]. */
export const useUiSettings = (): PushUiSettings => {
  const { readUiSettings } = usePanelServices()
  const { folder } = useUiTheme()
  const [file, setFile] = useState<UiSettings>()
  useEffect(() => {
    let isWanted = true
    const forget = afterFirstPicture(() => {
      void readUiSettings(folder).then((settings) => {
        if (isWanted) setFile(settings)
      })
    })
    return () => {
      isWanted = false
      forget()
    }
  }, [readUiSettings, folder])
  useAsk('getUiSettings')
  const pushed = useTopic('pushUiSettings')
  return useMemo(() => ({ ...file, ...pushed }), [file, pushed])
}
