import { Ajv } from 'ajv'

const closed = (properties: Record<string, object>, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const text = { type: 'string', minLength: 1 }
const place = { type: 'integer', minimum: 1 }
const level = { enum: ['none', 'note', 'warning', 'error'] }
const words = closed({ text, markdown: text }, ['text'])

/** The part of SARIF 2.1.0 that we write, as strict as the standard is about it. */
const log = closed(
  {
    $schema: { const: 'https://json.schemastore.org/sarif-2.1.0.json' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      items: closed(
        {
          tool: closed(
            {
              driver: closed(
                {
                  name: text,
                  version: text,
                  rules: {
                    type: 'array',
                    uniqueItems: true,
                    items: closed(
                      {
                        id: text,
                        shortDescription: words,
                        help: words,
                        defaultConfiguration: closed({ level }, []),
                      },
                      ['id'],
                    ),
                  },
                },
                ['name'],
              ),
            },
            ['driver'],
          ),
          columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
          results: {
            type: 'array',
            items: closed(
              {
                ruleId: text,
                ruleIndex: { type: 'integer', minimum: 0 },
                level,
                message: words,
                locations: {
                  type: 'array',
                  items: closed(
                    {
                      physicalLocation: closed(
                        {
                          artifactLocation: closed({ uri: { type: 'string', pattern: '^[\\w.~%/-]+$' } }, [
                            'uri',
                          ]),
                          region: closed(
                            { startLine: place, startColumn: place, endLine: place, endColumn: place },
                            ['startLine'],
                          ),
                        },
                        ['artifactLocation'],
                      ),
                    },
                    [],
                  ),
                },
              },
              ['message'],
            ),
          },
        },
        ['tool'],
      ),
    },
  },
  ['version', 'runs'],
)

/** What is wrong with a SARIF log; nothing where it is one. */
export function sarifMistakes(value: unknown): string[] {
  const ajv = new Ajv({ allErrors: true })
  const validate = ajv.compile(log)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
