import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { useTranslation } from '../../../i18n/TranslationProvider'
import {
  deviceEnablementMachine,
  type DeviceFault,
  type DeviceOrder,
  type DeviceQuestion,
} from '../../../../machines/deviceEnablement.machine'
import type { CloudDevice } from '../../../../schemas/generated/types'
import { useDialogs } from '../../../ui/dialogs/Dialogs'
import { useToasts } from '../../../ui/toasts/Toast'
import { describeFault, type Fault, faultOf } from '../profile/describeFault'
import { useCloud } from '../session'

/** What a device is, what is wanted of it, and how that goes. */
export interface Enablement {
  /** As the switch stands: what is wanted goes before what is. */
  isOn: boolean
  /** What is under way; undefined while nothing is. */
  busy: DeviceOrder | undefined
  /** A question is open. */
  isAsking: boolean
  fault: { order: DeviceOrder; fault: Fault } | undefined
  request: (order: DeviceOrder) => void
  dismiss: () => void
}

/** Whether a row is on screen. */
const createRow = () => {
  let isHere = false
  return {
    isHere: () => isHere,
    enter: () => {
      isHere = true
      return () => {
        isHere = false
      }
    },
  }
}

/**
 * Runs the machine of one device while its row is mounted; questions are asked by confirm dialogs [A4.15]. An
 * order that fails when the row is gone is told by a toast.
 */
export function useEnablement(
  { hwuuid, enabled: isEnabled = false }: CloudDevice,
  { name, others, maxDevices }: { name: string; others: number; maxDevices: number },
): Enablement {
  const { t } = useTranslation()
  const { functions } = useCloud()
  const dialogs = useDialogs()
  const toasts = useToasts()
  const [row] = useState(createRow)
  useEffect(() => row.enter(), [row])
  // An actor takes over what of this changes from render to render.
  const machine = useMemo(() => {
    const ask = (question: DeviceQuestion) =>
      dialogs.confirm({
        title: t(`accountDevices.questionTitle.${question}`, { name }),
        message:
          question === 'override'
            ? t('accountDevices.overrideText', { name, count: maxDevices })
            : t(`accountDevices.questionText.${question}`),
        confirmLabel: t(`accountDevices.questionButton.${question}`),
        isDangerous: question === 'delete' || question === 'disable',
      })
    const calls = {
      enable: () => functions.enableDevice(hwuuid),
      disable: () => functions.disableDevice(hwuuid),
      delete: () => functions.deleteDevice(hwuuid),
    }
    const run = async (order: DeviceOrder) => {
      const fault = await faultOf(calls[order])
      if (fault && !row.isHere()) {
        const title = t(`accountDevices.fault.${order}`, { name })
        toasts.show({ kind: 'error', isSticky: true, title, message: describeFault(t, fault) })
      }
      return fault
    }
    return deviceEnablementMachine.provide({
      actors: {
        ask: fromPromise<boolean, { question: DeviceQuestion }>(({ input }) => ask(input.question)),
        order: fromPromise<DeviceFault | undefined, { order: DeviceOrder }>(({ input }) => run(input.order)),
      },
    })
  }, [functions, hwuuid, dialogs, toasts, row, t, name, maxDevices])
  const actor = useActorRef(machine, { input: { isEnabled, others, maxDevices } })
  useEffect(
    () => actor.send({ type: 'device.pushed', isEnabled, others, maxDevices }),
    [actor, isEnabled, others, maxDevices],
  )
  const { order, fault, isAsking, isBusy } = useSelector(
    actor,
    (state) => ({
      order: state.context.order,
      fault: state.hasTag('failed') ? state.context.fault : undefined,
      isAsking: state.hasTag('asking'),
      isBusy: state.hasTag('busy'),
    }),
    (a, b) =>
      a.order === b.order && a.fault === b.fault && a.isAsking === b.isAsking && a.isBusy === b.isBusy,
  )
  const isWanted = (isAsking || isBusy) && order !== 'delete'
  return {
    isOn: isWanted ? order === 'enable' : isEnabled,
    busy: isBusy ? order : undefined,
    isAsking,
    fault: fault && { order, fault },
    request: (wanted) => actor.send({ type: 'change.requested', order: wanted }),
    dismiss: () => actor.send({ type: 'fault.dismissed' }),
  }
}
