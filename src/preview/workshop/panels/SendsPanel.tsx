import { IconEyeOff, IconHelp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ButtonReport, SaveReport, SectionReport } from '../../report/reportSection'
import { Notice } from '../../../ui/states'
import { EffectView } from './EffectView'
import { fewSections, SectionBlock } from './SectionBlock'
import classes from './SendsPanel.module.css'

/** What Save of each section and each button would do now. Nothing of it ever leaves. */
export function SendsPanel({ sections }: { sections: readonly SectionReport[] }) {
  const sending = sections.filter(({ save, buttons }) => save !== undefined || buttons.length > 0)
  if (sending.length === 0)
    return <p className={classes.none}>No section can be saved, and there are no buttons.</p>
  return (
    <>
      <p className={classes.lead}>
        What would go to the player with the values as they stand. Nothing leaves from here.
      </p>
      {sending.map((section) => (
        <SectionBlock key={section.key} section={section} startsOpen={sections.length <= fewSections}>
          {() => (
            <>
              {section.save && <SaveBlock section={section} save={section.save} />}
              {section.buttons.map((button) => (
                <ButtonBlock key={button.key} button={button} />
              ))}
            </>
          )}
        </SectionBlock>
      ))}
    </>
  )
}

function SaveBlock({ section, save }: { section: SectionReport; save: SaveReport }) {
  return (
    <Block title={save.label} of={save}>
      {save.validationErrors.length > 0 && (
        <Notice kind="error">
          Not sent as long as this is so:
          <ul className={classes.validationErrors}>
            {save.validationErrors.map(({ id, label, text }) => (
              <li key={id}>
                <b>{label}</b>: {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <EffectView effect={save.effect} of={`Save of ${section.title}`} />
    </Block>
  )
}

function ButtonBlock({ button }: { button: ButtonReport }) {
  return (
    <Block title={button.label} of={button}>
      <EffectView effect={button.effect} of={`the button ${button.label}`} />
    </Block>
  )
}

/** A button by its words, and what comes before it does anything. */
function Block({
  title,
  of,
  children,
}: {
  title: string
  of: ButtonReport | SaveReport
  children: ReactNode
}) {
  const { hiddenBecause, question } = of
  return (
    <div className={classes.block}>
      <h4 className={classes.title}>{title}</h4>
      {hiddenBecause !== undefined && (
        <p className={classes.note}>
          <IconEyeOff size={16} stroke={1.5} aria-hidden className={classes.icon} />
          <span>Hidden because {hiddenBecause}</span>
        </p>
      )}
      {question && (
        <p className={classes.note}>
          <IconHelp size={16} stroke={1.5} aria-hidden className={classes.icon} />
          <span>
            Asks first: <b>{question.title}</b> {question.message}
          </span>
        </p>
      )}
      {children}
    </div>
  )
}
