import { createChatOpenApi } from './create-chat-open-api'
import { createControlOpenApi } from './create-control-open-api'
import { createOpenApi } from './create-open-api'
import type { JsonSchema } from './document'

interface Described {
  readonly operationId: string
  readonly requestBody?: { readonly content?: Readonly<Record<string, unknown>> }
}

interface AnyDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: object; readonly responses: object }
}

const documents: readonly (readonly [name: string, document: AnyDocument])[] = [
  ['shop', createOpenApi() as unknown as AnyDocument],
  ['control', createControlOpenApi() as unknown as AnyDocument],
  ['chat', createChatOpenApi() as unknown as AnyDocument],
]

const operationsOf = ({ paths }: AnyDocument): Described[] =>
  Object.values(paths).flatMap((item) => Object.values(item))

/** What holds named properties beside ones of a type of their own. */
const closedMaps = (value: unknown, at = ''): string[] => {
  if (!(value instanceof Object)) return []
  const { properties, additionalProperties } = value as JsonSchema
  const isClosed = properties instanceof Object && Object.keys(additionalProperties ?? {}).length > 0
  const inside = Object.entries(value).flatMap(([name, part]) => closedMaps(part, `${at}/${name}`))
  return isClosed ? [at, ...inside] : inside
}

describe.each(documents)('what broke generators is not in the document of %s', (_name, document) => {
  it('a component whose name is no identifier', () => {
    const { schemas, responses } = document.components
    const names = [...Object.keys(schemas), ...Object.keys(responses)]
    expect(names.filter((name) => !/^[A-Za-z]\w*$/.test(name))).toEqual([])
  })

  it('a pattern with an escaped slash', () => {
    expect(JSON.stringify(document)).not.toContain(String.raw`\\/`)
  })

  it('a body whose type is not on its path', () => {
    const bodies = operationsOf(document).filter(({ requestBody }) => requestBody !== undefined)
    expect(bodies.filter(({ requestBody }) => !requestBody?.content?.['application/json'])).toEqual([])
  })

  it('an id of two operations', () => {
    const ids = operationsOf(document).map(({ operationId }) => operationId.toLowerCase().replaceAll('.', ''))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('named properties beside others of one type, which an index signature would have to fit', () => {
    expect(closedMaps(document)).toEqual([])
  })
})
