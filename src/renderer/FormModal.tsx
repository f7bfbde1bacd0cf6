import { Button } from '@mantine/core'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from '../i18n/TranslationProvider'
import { PanelModal, type ModalFrameProps } from '../ui/modal/PanelModals'
import { BuiltFormView, focusInvalid } from './BuiltFormView'
import classes from './FormModal.module.css'
import type { BuiltForm, FormCheck, FormValues } from './form/BuiltForm'

/** What is against a field of a form that was sent: said by who judged it, a sentence. */
export interface FormError {
  id: string
  words: string
}

interface FormModalProps {
  frame: Pick<ModalFrameProps, 'isTop' | 'onClose'> & { size?: ModalFrameProps['size'] }
  title: string
  /** Above the fields. */
  message?: ReactNode
  form: BuiltForm
  check?: FormCheck
  /** The word on the button that sends. */
  submitLabel: string
  isDangerous?: boolean
  /** There is nothing yet that could be sent. */
  isUnready?: boolean
  /** What was sent is being judged: nothing is sent twice meanwhile. */
  isBusy: boolean
  /**
   * Another object for each time that something was refused; it is shown at the field, which gets the focus.
   */
  formError?: FormError | undefined
  /** Below the fields. */
  children?: ReactNode
  onSubmit: (values: FormValues) => void
}

/** A modal that asks for what the fields of a form hold; the first that can be written has the focus. */
export function FormModal(props: FormModalProps) {
  const { frame, form, check, isBusy, formError, onSubmit } = props
  const { t } = useTranslation()
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!formError) return
    form.refuse(formError.id, formError.words)
    focusInvalid(fields.current)
  }, [form, formError])
  return (
    <PanelModal
      {...frame}
      hasOwnFocus
      title={props.title}
      buttons={
        <>
          <Button variant="default" onClick={frame.onClose}>
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            loading={isBusy}
            disabled={props.isUnready ?? false}
            {...(props.isDangerous && { color: 'red' })}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      {props.message === undefined ? null : <div className={classes.message}>{props.message}</div>}
      <div ref={fields}>
        <BuiltFormView
          form={form}
          id={id}
          takesFocus
          {...(check && { check })}
          onSubmit={(values) => {
            if (!isBusy) onSubmit(values)
          }}
        />
      </div>
      {props.children}
    </PanelModal>
  )
}
