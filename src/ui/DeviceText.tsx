import { SafeHtml } from './SafeHtml'

interface Props {
  /** Text as a device sent it; it may hold simple HTML. */
  text: string
  /** False where the text is our own, with names in it that may look like tags. */
  holdsHtml?: boolean | undefined
}

/** Whether something that begins like a tag is closed somewhere; never looks at a character twice, however long the text. */
const holdsTags = (text: string) => {
  const begin = text.search(/<\/?[a-z]/i)
  return begin >= 0 && text.lastIndexOf('>') > begin
}

/** Shows text that may hold HTML: as plain text with its line breaks if it has no tags, else its harmless part. */
export const DeviceText = ({ text, holdsHtml = true }: Props) =>
  holdsHtml && holdsTags(text) ? (
    <SafeHtml html={text} />
  ) : (
    <span style={{ whiteSpace: 'pre-line' }}>{text.trim()}</span>
  )
