import 'virtual:texts/radios'
import type { TFunction } from 'i18next'
import { useState, useId } from 'react'
import { Button } from '@mantine/core'
import type { ContentItem, PushPayloads } from '../../../schemas/generated/types'
import {
  type FormValues,
  BuiltFormView,
  textIn,
  useBuiltForm,
  useFormHasEdits,
  useFormValue,
} from '../../renderer'
import { byPush, useCommand, useDevice } from '../../device'
import { useTranslation } from '../../i18n/TranslationProvider'
import { DeviceText } from '../../ui/SafeHtml'
import { Notice } from '../../ui/states'
import { useDialogs } from '../../ui/dialogs/Dialogs'
import { PanelModal, type FeatureModal } from '../../ui/modal/PanelModals'
import { useReportOutcome } from '../../ui/toasts/Toast'
import { useReportUnsavedEdits } from '../../ui/unsavedEdits/UnsavedEdits'
import classes from './WebRadioModal.module.css'

/** A station: its name and the address of its stream. */
interface Station {
  name: string
  uri: string
}

/** What players play: a scheme of streams and a host; spaces behind it are encoded when it is sent. */
const addressPattern = String.raw`\s*([hH][tT][tT][pP][sS]?|[mM][mM][sS][hHtTuU]?|[rR][tT][sS][pP][sS]?|[rR][tT][mM][pP][sSeEtT]?|[iI][cC][yY]|[fF][tT][pP]):\/\/[^\s\/?#]+([\/?#].*)?\s*`

/** A web radio as a form: both are needed [D5-4]. */
function buildStationForm({ name, uri }: Station, t: TFunction): ContentItem[] {
  const required = [{ required: true }]
  return [
    {
      id: 'name',
      element: 'input',
      type: 'text',
      label: t('radios.name'),
      value: name,
      attributes: [...required, { placeholder: t('radios.nameExample') }],
    },
    {
      id: 'uri',
      element: 'input',
      type: 'text',
      label: t('radios.address'),
      description: t('radios.addressHint'),
      value: uri,
      attributes: [
        ...required,
        { placeholder: 'http://radio.example/stream.mp3' },
        { pattern: addressPattern },
        { title: t('radios.addressRule') },
      ],
    },
  ]
}

/**
 * The station that a form's values make, without the spaces that come with copying and with those within
 * encoded; an address that nobody touched is the player's own and stays as it is.
 */
function toStation(values: FormValues, before?: Station): Station {
  const text = (id: string) => textIn(values, id).trim()
  const uri = values['uri'] === before?.uri ? (before?.uri ?? '') : text('uri').replaceAll(/\s/g, '%20')
  return { name: text('name'), uri }
}

/** Why a station was not saved, as far as is known; `reason`: the player's word. */
type SaveProblem = { kind: 'offline' | 'invalid' | 'lost' | 'silent' } | { kind: 'rejected'; reason: string }

interface Saving {
  isBusy: boolean
  problem: SaveProblem | undefined
  save: (station: Station) => void
}

/**
 * Saves a station [D7-25]: one that was called `before` is removed under that name once the new one was
 * taken, never before, so that none is lost on the way. `onSaved` is called when the player has taken it.
 */
export function useSaveStation(before: string | undefined, onSaved: () => void): Saving {
  const device = useDevice()
  const { isBusy, problem, give } = useCommand<PushPayloads['pushAddWebRadio']>()
  const [rejection, setRejection] = useState<string>()
  const save = (station: Station) => {
    setRejection(undefined)
    give(
      { event: 'addWebRadio', payload: station },
      { answeredBy: byPush('pushAddWebRadio') },
      ({ success, reason = '' }) => {
        if (success === false) return setRejection(reason)
        if (before !== undefined && before !== station.name) device.send('removeWebRadio', { name: before })
        return onSaved()
      },
    )
  }
  const unanswered = problem && { kind: problem.status === 'refused' ? problem.reason : problem.status }
  return {
    isBusy,
    problem: rejection === undefined ? unanswered : { kind: 'rejected', reason: rejection },
    save,
  }
}

/**
 * Why a station was not saved, and what to do; a place for it is there before, so that it is read out when it
 * comes.
 */
function SaveProblemNotice({ problem }: { problem: SaveProblem | undefined }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      {problem ? (
        <Notice kind={problem.kind === 'silent' || problem.kind === 'lost' ? 'warning' : 'error'}>
          {problem.kind === 'offline' || problem.kind === 'invalid'
            ? t(`connection.refused.${problem.kind}`)
            : t(`radios.problem.${problem.kind}`)}
          {problem.kind === 'rejected' && problem.reason !== '' ? (
            <div>
              <DeviceText text={problem.reason} />
            </div>
          ) : null}
        </Notice>
      ) : null}
    </div>
  )
}

/** What the modal was opened for. */
interface WantedStation {
  /** The station to be changed; undefined for a new one. */
  station: { name: string; uri: string } | undefined
  /** Names of others that are known. */
  others: readonly string[]
  /** Has the station deleted by the list that it stands in, which then knows of it; whether that was sent. */
  remove: (() => boolean) | undefined
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Reads what the modal was opened with: `{name, uri, known, remove}` of a station to change, `{known}` for a
 * new one, or nothing.
 */
function readStation(params: unknown): WantedStation {
  const given: Readonly<Record<string, unknown>> =
    typeof params === 'object' && params !== null ? { ...params } : {}
  const name = text(given['name'])
  const known: readonly unknown[] = Array.isArray(given['known']) ? given['known'] : []
  const remove = given['remove']
  return {
    station: name === '' ? undefined : { name, uri: text(given['uri']) },
    others: known.filter((one): one is string => typeof one === 'string' && one !== '' && one !== name),
    remove: typeof remove === 'function' ? () => remove() === true : undefined,
  }
}

const newStation = { name: '', uri: '' }

/**
 * Adds a web radio, or changes or deletes one [D2.6-15 D5-4 D7-25]; it stays open until the player has taken
 * what was typed.
 */
export const WebRadioModal: FeatureModal = ({ frame, params }) => {
  const { t } = useTranslation()
  const device = useDevice()
  const dialogs = useDialogs()
  const reportOutcome = useReportOutcome()
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
    if (removeListed ? removeListed() : reportOutcome(device.send('removeWebRadio', { name })))
      frame.onClose()
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
