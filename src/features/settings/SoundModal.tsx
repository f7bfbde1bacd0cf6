import { useMediaQuery } from '@mantine/hooks'
import { useContext } from 'react'
import type { PushDSPUiConfig } from '../../../schemas/generated/types'
import { useTopic } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { Sheet } from '../../ui/menu/Sheet'
import { usePressModalButton } from '../../ui/modal/ModalButtons'
import { PanelModal, type ModalFrameProps } from '../../ui/modal/PanelModals'
import { usePanelSituation } from '../../ui/panel/PanelSituationContext'
import { UnsavedEditsContext, useAskToDiscard } from '../../ui/unsavedEdits/UnsavedEdits'
import { SettingsPage } from './SettingsPage'
import classes from './SoundModal.module.css'
import type { PageDestinations } from './useRunCommand'
import { labelOf, ownerOf } from './useSettingsPage'

interface SoundModalProps {
  frame: ModalFrameProps
}

/** No section of the interface's own is about sound. */
const coreSections = {}

/** Where a window would leave little beside it, and a page little of itself. */
const small = '(max-width: 40em), (max-height: 560px)'

const namesOf = (page: PushDSPUiConfig) => ({ label: labelOf(page), owner: ownerOf(page) })

/**
 * The player's page for its sound over whatever is on screen: a sheet at the bottom edge of small ones, and
 * on a player's own. What is unsaved is asked about before it closes.
 */
export function SoundModal({ frame }: SoundModalProps) {
  const { t } = useTranslation()
  const mayDiscard = useAskToDiscard()
  const press = usePressModalButton()
  const edits = useContext(UnsavedEditsContext)
  const { isKiosk } = usePanelSituation()
  const isSmall = useMediaQuery(small, undefined, { getInitialValueInEffect: false })
  const isSheet = isKiosk || isSmall
  const { label, owner } = useTopic('pushDSPUiConfig', namesOf) ?? { label: '', owner: '' }
  const close = async () => {
    if (await mayDiscard(edits.exist())) frame.onClose()
  }
  // Where a button leads elsewhere, nothing stays above that.
  const leave = (state: string, payload = {}) => {
    const isThere = press({ name: '', state, payload }) === undefined
    if (isThere) frame.onClose()
    return isThere
  }
  const destinations: PageDestinations = {
    toStaticPage: (pageName) => void leave('static-page', { pageName }),
    toPlans: () => leave('plans'),
  }
  const page = (
    <div className={classes.page} data-sheet={isSheet || undefined}>
      <SettingsPage
        key={owner}
        pageName={owner}
        source="getDSPUiConfig"
        isTitled
        coreSections={coreSections}
        destinations={destinations}
        onPasswordCancelled={frame.onClose}
      />
    </div>
  )
  const shown = { isTop: frame.isTop, title: label || t('settings.sound'), onClose: () => void close() }
  if (isSheet)
    return (
      <Sheet {...shown} isPage>
        {page}
      </Sheet>
    )
  return (
    <PanelModal {...shown} size="md">
      {page}
    </PanelModal>
  )
}
