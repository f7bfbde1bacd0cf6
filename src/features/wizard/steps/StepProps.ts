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
