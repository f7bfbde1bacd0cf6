import { VisuallyHidden, Button } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { Suspense, type ReactNode } from 'react'
import { BuiltFormView, type BuiltForm } from '../../../renderer'
import classes from './Fields.module.css'
import { useTranslation } from '../../../i18n/TranslationProvider'
import linkRowsClasses from './LinkRows.module.css'
import { Boundary } from '../../../ui/Boundary'
import { Notice, WaitingLines } from '../../../ui/states'
import stepHeadClasses from './StepHead.module.css'
import choiceButtonClasses from '../frame/ChoiceButton.module.css'

interface FieldsProps {
  form: BuiltForm
  /** Id that a button elsewhere submits it by. */
  formId?: string
  onSubmit?: (values: Readonly<Record<string, unknown>>) => void
}

/** Fields of a step in one narrow column, each below its label: there are few, and all eyes are on them. */
export const Fields = ({ form, formId, onSubmit }: FieldsProps) => (
  <div className={classes.fields}>
    <BuiltFormView
      form={form}
      {...(formId !== undefined && { id: formId })}
      {...(onSubmit && { onSubmit })}
    />
  </div>
)

/** Addresses of the brand under their names, which open in windows of their own. */
export const LinkRows = ({ links }: { links: readonly { name: string; url: string }[] }) => {
  const { t } = useTranslation()
  return (
    <ul className={linkRowsClasses.rows}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <a className={linkRowsClasses.link} href={url} target="_blank" rel="noopener noreferrer">
            <span className={linkRowsClasses.name}>{name}</span>
            <IconArrowUpRight size={20} stroke={1.5} aria-hidden />
            <VisuallyHidden>{t('shell.newWindow')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Where a step holds what another feature draws: it may be on its way, and when it fails the wizard goes on.
 */
export const PanelPlace = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <Boundary fallback={<Notice kind="warning">{t('wizard.panelFailed')}</Notice>}>
      <Suspense fallback={<WaitingLines height={48} />}>{children}</Suspense>
    </Boundary>
  )
}

interface StepHeadProps {
  /** Name of the step, above its title. */
  name: string
  title: string
  /** Names the window. */
  titleId: string
  children?: ReactNode
}

/**
 * The words that a step begins with. The title gets the focus when the step comes, so that it is read first.
 */
export const StepHead = ({ name, title, titleId, children }: StepHeadProps) => (
  <div className={stepHeadClasses.head}>
    <p className={stepHeadClasses.name}>{name}</p>
    <h1 className={stepHeadClasses.title} id={titleId} tabIndex={-1} data-autofocus data-wizard-title>
      {title}
    </h1>
    {children === undefined ? null : <div className={stepHeadClasses.intro}>{children}</div>}
  </div>
)

/** What every step gets. */
export interface StepProps {
  /** Name of the step in the user's language, or the plugin's own. */
  name: string
  /** Id that the title has to bear. */
  titleId: string
}

/** What a step with fields gets beside that. */
export interface FormStepProps extends StepProps {
  /** Id that the form has to bear, so that Next submits it. */
  formId: string
  /** The fields keep their limits: the wizard goes on. */
  onSubmit: (values: Readonly<Record<string, unknown>>) => void
}

interface ChoiceButtonProps {
  isChosen: boolean
  /** Language of the words, where it is another than the interface's. */
  lang?: string | undefined
  onChoose: () => void
  children: ReactNode
}

/** One of a few choices that lie side by side; the chosen one has a ring, not only another colour. */
export const ChoiceButton = ({ isChosen, lang, onChoose, children }: ChoiceButtonProps) => (
  <Button
    variant="default"
    className={choiceButtonClasses.choice}
    data-chosen={isChosen || undefined}
    aria-pressed={isChosen}
    lang={lang}
    onClick={onChoose}
  >
    {children}
  </Button>
)
