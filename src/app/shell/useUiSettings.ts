import { useEffect, useMemo, useState } from 'react'
import type { PushUiSettings, UiSettings } from '../../../schemas/generated/types'
import { useAsk, useDevice, useTopic } from '../../device'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { afterFirstPicture } from '../../ui/firstPicture'
import { useConnection } from '../ConnectionContext'
import { usePanelServices } from '../PanelServices'

/** A player that has not said its language is asked again after so many ms, and so often [D9-3]: one that has none is left alone then. */
const retryAfter = 3000
const tries = 5

/** How the panel looks and behaves: the host's UI settings file for the theme in force [D1-16], over which the device's push goes [D3-34]. */
export const useUiSettings = (): PushUiSettings => {
  const device = useDevice()
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
  const isLanguageKnown = pushed?.language !== undefined
  const isConnected = useConnection().matches('connected')
  useEffect(() => {
    if (isLanguageKnown || !isConnected) return undefined
    let left = tries
    const timer = setInterval(() => {
      if (--left <= 0) clearInterval(timer)
      device.send('getUiSettings')
    }, retryAfter)
    return () => clearInterval(timer)
  }, [device, isLanguageKnown, isConnected])
  return useMemo(() => ({ ...file, ...pushed }), [file, pushed])
}
