import { ActionIcon, Button, Input, InputWrapperContext, VisuallyHidden } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import {
  ADDITIONAL_PROPERTY_FLAG,
  type CyclicSchemaExpandProps,
  type FieldProps,
  type FieldTemplateProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RegistryFieldsType,
  type TemplatesType,
} from '@rjsf/utils'
import { createContext, use, useMemo } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { DeviceText } from '../../ui/SafeHtml'
import rowClasses from '../ItemRow.module.css'
import { pageButton } from '../pageParts'
import { isObject } from '../values'
import { EntryTemplate, ListTemplate } from './ListTemplate'
import { ProblemNotices } from './ProblemNotices'
import { problemsOf } from './prepareSchema'
import classes from './SchemaForm.module.css'
import { takesWhatever } from './toDrawnSchema'
import { labelId, noteId } from './widgets'

const noWrapper = {
  offsetBottom: false,
  offsetTop: false,
  getStyles: null,
  inputId: undefined,
  labelId: undefined,
}

/** A field as the row that every other page has for it; an object or a list draws its own head. */
function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, rawErrors = [], rawHelp, schema, displayLabel, hideError } = props
  // Mantine's inputs take what describes them from here only.
  const wrapper = useMemo(() => ({ ...noWrapper, describedBy: noteId(id) }), [id])
  if (props.hidden) return null
  // What is one of several kinds brings a row for the choice, and those of the kind below it.
  const isBranch =
    (schema.oneOf ?? schema.anyOf) !== undefined && !props.registry.schemaUtils.isSelect(schema)
  const isRow = !isBranch && (displayLabel || schema.type === 'boolean')
  const isOpen = ADDITIONAL_PROPERTY_FLAG in schema
  const isEntry = typeof props.fieldPathId.path.at(-1) === 'number'
  const description = isRow ? (props.rawDescription ?? '') : ''
  const errors = hideError ? [] : rawErrors
  const problems = problemsOf(schema)
  const notes = (
    <div id={noteId(id)} className={isRow ? rowClasses.notes : classes.notes}>
      {errors.map((error) => (
        <p key={error} role="alert" className={rowClasses.error}>
          {error}
        </p>
      ))}
      {description !== '' && (
        <div className={rowClasses.description}>
          <DeviceText text={description} />
        </div>
      )}
      {rawHelp !== undefined && rawHelp !== '' && (
        <div className={rowClasses.description}>
          <DeviceText text={rawHelp} />
        </div>
      )}
      <ProblemNotices problems={problems} />
    </div>
  )
  if (!isRow)
    return (
      <div data-additional={isOpen || undefined}>
        {isOpen && <PropertyName {...props} />}
        {children}
        {notes}
      </div>
    )
  return (
    <div
      className={rowClasses.row}
      data-element={schema.type === 'boolean' ? 'switch' : 'input'}
      data-wide={isWide(schema) || undefined}
      data-path={props.fieldPathId.path.join('/')}
    >
      {isOpen ? (
        <PropertyName {...props} />
      ) : (
        <div className={rowClasses.words}>
          <label id={labelId(id)} htmlFor={id} className={rowClasses.label}>
            {isEntry && schema.title ? schema.title : props.label}
            {props.required && (
              <span aria-hidden className={classes.required}>
                *
              </span>
            )}
          </label>
        </div>
      )}
      <div className={rowClasses.control}>
        <InputWrapperContext value={wrapper}>{children}</InputWrapperContext>
      </div>
      {notes}
    </div>
  )
}

const isWide = (schema: FieldTemplateProps['schema']) => schema.type === 'array'

/** The name that somebody gave a value of an object which takes any, and the way to be rid of it. */
function PropertyName({
  id,
  label,
  readonly,
  disabled,
  onKeyRenameBlur,
  onRemoveProperty,
}: FieldTemplateProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.property}>
      <VisuallyHidden>
        <label id={labelId(id)} htmlFor={id}>
          {label}
        </label>
      </VisuallyHidden>
      <Input
        key={label}
        className={classes.grow}
        aria-label={t('schemaForm.propertyName')}
        defaultValue={label}
        readOnly={readonly || disabled}
        autoComplete="off"
        spellCheck={false}
        onBlur={onKeyRenameBlur}
      />
      {!readonly && !disabled && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('schemaForm.remove', { name: label })}
          onClick={onRemoveProperty}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </div>
  )
}

/** The fields of an object: the form's own at once, those of an inner one as a group with its title. */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { t } = useTranslation()
  const { title, description, properties, schema, fieldPathId, readonly, disabled, registry } = props
  const isKind = use(KindContext)
  const isRoot = fieldPathId.path.length === 0
  const isEntry = typeof fieldPathId.path.at(-1) === 'number'
  const takesMore = isObject(schema.additionalProperties) && !takesWhatever(schema)
  const isFixed = readonly === true || disabled === true
  const body = (
    <>
      {typeof description === 'string' && description !== '' && (
        <div className={classes.about}>
          <DeviceText text={description} />
        </div>
      )}
      {properties.map(({ name, content }) => (
        <div key={name}>{content}</div>
      ))}
      {takesMore && !isFixed && (
        <Button
          variant="default"
          classNames={pageButton}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={props.onAddProperty}
        >
          {t('schemaForm.addProperty')}
        </Button>
      )}
    </>
  )
  const heading = isRoot && registry.formContext.isHeaded === true ? '' : title
  if (heading === '' || isEntry || isKind) return <KindContext value={false}>{body}</KindContext>
  return (
    <fieldset className={isRoot ? classes.root : classes.group}>
      <legend className={classes.legend}>{heading}</legend>
      {body}
    </fieldset>
  )
}

/** Whether the fields are those of a kind that was chosen above them, which has said its name. */
const KindContext = createContext(false)

/** Which of several kinds a value is, and the fields of that kind. */
function MultiSchemaFieldTemplate({ selector, optionSchemaField, schema }: MultiSchemaFieldTemplateProps) {
  const { t } = useTranslation()
  const selectorId = isWidget(selector) ? selector.props.id : undefined
  return (
    <div>
      {selector !== undefined && (
        <div className={rowClasses.row} data-element="select">
          <div className={rowClasses.words}>
            <label
              id={selectorId === undefined ? undefined : labelId(selectorId)}
              htmlFor={selectorId}
              className={rowClasses.label}
            >
              {schema.title ?? t('schemaForm.kind')}
            </label>
          </div>
          <div className={rowClasses.control}>{selector}</div>
        </div>
      )}
      <KindContext value>{optionSchemaField}</KindContext>
    </div>
  )
}

const isWidget = (node: unknown): node is { props: { id: string } } =>
  isObject(node) && isObject(node['props']) && typeof node['props']['id'] === 'string'

/** A form that holds itself is drawn level by level. */
function CyclicSchemaExpandTemplate({ name, fieldPathId, onExpand }: CyclicSchemaExpandProps) {
  const { t } = useTranslation()
  return (
    <Button variant="default" classNames={pageButton} onClick={() => onExpand(fieldPathId.$id)}>
      {t('schemaForm.expand', { name })}
    </Button>
  )
}

/** What cannot be drawn is said at its place; what it holds is sent back as it came. */
function UnsupportedFieldTemplate() {
  return <ProblemNotices problems={[{ code: 'unsupported', detail: '' }]} />
}

/** A field of no type: choices need none, of which each is a value of whatever kind. */
function FallbackField(props: FieldProps) {
  const { StringField } = props.registry.fields
  if (StringField && props.registry.schemaUtils.isSelect(props.schema)) return <StringField {...props} />
  // What is wrong with it is said already.
  return problemsOf(props.schema).length > 0 ? null : <UnsupportedFieldTemplate />
}

/** The fields that are not the library's own. */
export const fields: RegistryFieldsType = { FallbackField }

const Nothing = () => null

export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: EntryTemplate,
  MultiSchemaFieldTemplate,
  CyclicSchemaExpandTemplate,
  UnsupportedFieldTemplate,
  ErrorListTemplate: Nothing,
  TitleFieldTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
}
