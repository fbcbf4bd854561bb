import { scalarText, scenarioJsonSchema } from '@soe/scenario'
import { wordOf } from './word-of'
import type { CursorPosition } from './cursor-position'

export interface KnownWords {
  operations: ReadonlyMap<string, { summary: string; errors: readonly string[] }>
  errors: ReadonlyMap<string, string>
  personas: ReadonlyMap<string, string>
}

export interface RuleContext {
  /** Contract keys that the rule or command targets. */
  on: readonly string[]
  ruleIds: readonly string[]
}

export interface Offer {
  label: string
  detail?: string
  text: string
  /** The cursor's offset in that text; its end if undefined. */
  cursor?: number
  group: string
}

/** Representatives first: they hold carts most often. */
const channels: Readonly<Record<string, string>> = {
  'VZW-RETAIL': 'Store representative',
  'VZW-TELESALES': 'Phone sales',
  'VZW-CHAT': 'Chat representative',
  'VZW-DOTCOM': 'Web shop',
  'VZW-DOTCOM-MOB': 'Web shop on a phone',
  'VZW-DOTCOM-TAB': 'Web shop on a tablet',
  'VZW-MFA-IOS': 'App on iOS',
  'VZW-MFA-ANDROID': 'App on Android',
  'VZW-RPS': 'Prepaid shop',
}

const channelOrder = Object.keys(channels)

const peopleFirst = (options: readonly string[]) =>
  options.toSorted((left, right) => channelOrder.indexOf(left) - channelOrder.indexOf(right))

const durations = [
  ['PT2S', '2 seconds'],
  ['PT30S', '30 seconds'],
  ['PT1M', '1 minute'],
  ['PT15M', '15 minutes'],
  ['PT28M', '28 minutes'],
  ['PT30M', '30 minutes'],
] as const

const value = (label: string, group: string, detail?: string): Offer => ({
  label,
  text: scalarText(label),
  group,
  ...(detail !== undefined && { detail }),
})

const errorOffers = ({ on }: RuleContext, { operations, errors }: KnownWords): Offer[] => {
  const legal = on.flatMap((key) => operations.get(key)?.errors ?? [])
  const ids = legal.length > 0 ? new Set(legal) : errors.keys()
  const group = on.length === 1 && legal.length > 0 ? `Errors of ${on[0]}` : 'Errors'
  return [...ids].map((id) => value(id, group, errors.get(id)))
}

const targetOffers = (targets: readonly string[], { operations }: KnownWords): Offer[] =>
  targets.map((key) =>
    value(key, 'Calls', operations.get(key)?.summary ?? (key.endsWith('*') ? 'All of them' : "The shop's scripts")),
  )

type Offers = (context: RuleContext, known: KnownWords) => Offer[]

/** Completions for values that the schema leaves open, by field name. */
const openValues: Readonly<Record<string, Offers>> = {
  error: errorOffers,
  after: ({ ruleIds }) => ruleIds.map((id) => value(id, 'Rules of this scenario')),
  rule: ({ ruleIds }) => ruleIds.map((id) => value(id, 'Rules of this scenario')),
  persona: (_, { personas }) => [...personas].map(([id, title]) => value(id, 'Personas', title)),
}

const groupOf = (name: string, options: readonly string[]) =>
  options.some((option) => option in channels) ? 'Who may hold a cart' : `What ${name} may be`

interface JsonSchema {
  type?: string
  description?: string
  properties?: Readonly<Record<string, JsonSchema>>
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  anyOf?: readonly JsonSchema[]
  enum?: readonly string[]
  const?: unknown
  pattern?: string
  $ref?: string
  $defs?: Readonly<Record<string, JsonSchema>>
}

const root = scenarioJsonSchema() as JsonSchema

const resolve = (schema: JsonSchema): JsonSchema => {
  const name = schema.$ref?.replace('#/$defs/', '')
  return name === undefined ? schema : { ...root.$defs?.[name], ...schema }
}

const choicesOf = (schema: JsonSchema): JsonSchema[] => {
  const resolved = resolve(schema)
  return resolved.anyOf ? resolved.anyOf.flatMap(choicesOf) : [resolved]
}

const under = (schema: JsonSchema, name: string): JsonSchema[] => {
  if (name === '[]') return schema.items ? choicesOf(schema.items) : []
  const field = schema.properties?.[name]
  if (field) return choicesOf(field)
  return typeof schema.additionalProperties === 'object' ? choicesOf(schema.additionalProperties) : []
}

/** The schemas that apply at a path, from the published JSON Schema. */
const schemasAt = (path: readonly string[]): readonly JsonSchema[] =>
  path.reduce<readonly JsonSchema[]>((schemas, name) => schemas.flatMap((schema) => under(schema, name)), [root])

const scalarOffers = (name: string, schema: JsonSchema, known: KnownWords): Offer[] => {
  if (schema.enum?.includes('cart.addDevice')) return targetOffers(schema.enum, known)
  if (schema.enum)
    return peopleFirst(schema.enum).map((option) => value(option, groupOf(name, schema.enum ?? []), channels[option]))
  if (schema.const !== undefined)
    return [{ ...value(wordOf(schema.const), `What ${name} may be`), text: scalarText(schema.const) }]
  if (schema.type === 'boolean')
    return ['true', 'false'].map((label) => ({ ...value(label, `What ${name} may be`), text: label }))
  if (schema.pattern?.startsWith('^P')) return durations.map(([label, detail]) => value(label, 'Durations', detail))
  return []
}

const nameOf = (path: readonly string[]) => path.findLast((name) => name !== '[]') ?? ''

const unique = (offers: readonly Offer[]) => [...new Map(offers.map((offer) => [offer.label, offer])).values()]

const valueOffers = (path: readonly string[], context: RuleContext, known: KnownWords): Offer[] => {
  const name = nameOf(path)
  const open = openValues[name]?.(context, known)
  if (open && open.length > 0) return open
  return unique(schemasAt(path).flatMap((schema) => scalarOffers(name, schema, known)))
}

const beginning = (schemas: readonly JsonSchema[], isInside: boolean): { text: string; cursor?: number } => {
  if (schemas.some(({ type }) => type !== 'object' && type !== 'array')) return { text: ' ' }
  const isList = schemas.some(({ type }) => type === 'array')
  if (isList && !isInside) return { text: '\n  - ' }
  return isList ? { text: ' []', cursor: 2 } : { text: ' {  }', cursor: 3 }
}

const firstSentence = (text: string | undefined) => text?.split(/[;.] /)[0]

const keyOffers = ({ path, used, isInside }: CursorPosition, isJson: boolean): Offer[] =>
  schemasAt(path)
    .filter(({ properties }) => properties)
    .flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, schema]) => {
        if (used.includes(name)) return []
        const detail = firstSentence(schema.description)
        const label = `${isJson ? JSON.stringify(name) : name}:`
        const { text, cursor } = beginning(schemasAt([...path, name]), isInside)
        return [
          {
            label: name,
            text: `${label}${text}`,
            group: path.length === 0 ? 'A scenario' : `Under ${nameOf(path)}`,
            ...(detail !== undefined && { detail }),
            ...(cursor !== undefined && { cursor: label.length + cursor }),
          },
        ]
      }),
    )

/** The completions at a cursor position, by the published JSON Schema. */
export const offersAt = (
  position: CursorPosition,
  context: RuleContext,
  known: KnownWords,
  isJson: boolean,
): Offer[] => {
  if (position.kind === 'value') return valueOffers(position.path, context, known)
  const isItem = position.path.at(-1) === '[]'
  return [...keyOffers(position, isJson), ...(isItem ? valueOffers(position.path, context, known) : [])]
}
