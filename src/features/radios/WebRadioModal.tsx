import { Button } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useDevice } from '../../device'
import { BuiltFormView, useBuiltForm, useFormHasEdits, useFormValue } from '../../renderer'
import { useDialogs } from '../../ui/dialogs/useDialogs'
import { PanelModal } from '../../ui/modal/PanelModal'
import type { FeatureModal } from '../../ui/modal/PanelModals'
import { Notice } from '../../ui/Notice'
import { useTellRefusal } from '../../ui/toasts/useTellRefusal'
import { useReportUnsavedEdits } from '../../ui/unsavedEdits/useReportUnsavedEdits'
import { buildStationForm, toStation } from './buildStationForm'
import { readStation } from './readStation'
import { SaveProblemNotice } from './SaveProblemNotice'
import { useSaveStation } from './useSaveStation'
import classes from './WebRadioModal.module.css'

const newStation = { name: '', uri: '' }

/** Adds a web radio, or changes or deletes one [D2.6-15 D5-4 D7-25]; it stays open until the player has taken what was typed. */
export const WebRadioModal: FeatureModal = ({ frame, params }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const dialogs = useDialogs()
  const went = useTellRefusal()
  const id = useId()
  const { station, others, remove: removeListed } = readStation(params)
  const form = useBuiltForm(buildStationForm(station ?? newStation, t))
  const { isBusy, problem, save } = useSaveStation(station?.name, frame.onClose)
  const hasEdits = useFormHasEdits(form)
  useReportUnsavedEdits(hasEdits || isBusy)
  const typed = useFormValue(form, 'name')
  const double = others.find((name) => typeof typed === 'string' && name === typed.trim())

  const remove = async () => {
    if (!station) return
    const { name } = station
    const isSure = await dialogs.confirm({
      title: t('radios.delete.title'),
      message: t('radios.delete.message', { name }),
      confirmLabel: t('radios.delete.confirm'),
      isDangerous: true,
    })
    if (!isSure) return
    if (removeListed ? removeListed() : went(device.send('removeWebRadio', { name }))) frame.onClose()
  }
  return (
    <PanelModal
      {...frame}
      size="sm"
      title={station ? t('radios.edit') : t('radios.add')}
      buttons={
        <>
          {station ? (
            <Button
              className={classes.delete}
              variant="subtle"
              color="red"
              disabled={isBusy}
              onClick={() => void remove()}
            >
              {t('radios.delete.button')}
            </Button>
          ) : null}
          <Button variant="default" onClick={frame.onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={id} loading={isBusy}>
            {problem ? t('action.tryAgain') : t('action.save')}
          </Button>
        </>
      }
    >
      <div inert={isBusy}>
        <BuiltFormView form={form} id={id} onSubmit={(values) => save(toStation(values, station))} />
      </div>
      <div role="status">
        {double === undefined ? null : (
          <Notice kind="warning">{t('radios.replaces', { name: double })}</Notice>
        )}
      </div>
      <SaveProblemNotice problem={problem} />
    </PanelModal>
  )
}
