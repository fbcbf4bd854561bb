import type { JsonSchema, OpenApiDocument } from '@soe/contracts/openapi'
import { code, escape } from './html'

type Components = OpenApiDocument['components']['schemas']

interface Place {
  readonly components: Components
  /** The components that this node is inside of. */
  readonly within: readonly string[]
  readonly depth: number
}

const nameOf = ({ $ref }: JsonSchema) => $ref?.split('/').at(-1)

const shownOpen = 2

const single = (schema: JsonSchema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.type === 'array') return `${typeOf(schema.items ?? {})}[]`
  return [schema.type ?? 'anything'].flat().join(' | ')
}

export const typeOf = (schema: JsonSchema): string =>
  nameOf(schema) ?? (schema.anyOf ?? schema.oneOf)?.map(typeOf).join(' | ') ?? single(schema)

/** The limits of safe integers go without saying. */
const isStated = (bound: number | undefined): bound is number =>
  bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER

const range = (least: number | undefined, most: number | undefined, unit: string): string[] => {
  const limits = isStated(least)
    ? isStated(most)
      ? `${least} to ${most}`
      : `${least} or more`
    : isStated(most)
      ? `up to ${most}`
      : ''
  return limits === '' ? [] : [`${limits}${unit}`]
}

const boundsOf = (schema: JsonSchema): string =>
  [
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...(schema.format ? [schema.format] : schema.pattern ? [schema.pattern] : []),
  ].join(', ')

const resolve = (schema: JsonSchema, components: Components): JsonSchema => {
  const name = nameOf(schema)
  return (name === undefined ? undefined : components[name]) ?? schema
}

const fieldLine = (name: string, schema: JsonSchema, isRequired: boolean, { components }: Place) => {
  const { description } = { ...resolve(schema, components), ...schema }
  const limits = boundsOf(resolve(schema, components))
  return [
    `<span class="field">${escape(name)}</span>`,
    `<span class="type">${escape(typeOf(schema))}</span>`,
    isRequired ? '' : '<span class="note">optional</span>',
    limits && `<span class="note">${escape(limits)}</span>`,
    description ? `<span class="meaning">${escape(description)}</span>` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const field = (name: string, schema: JsonSchema, isRequired: boolean, place: Place): string => {
  const below = schemaTree(schema, { ...place, depth: place.depth + 1 })
  const line = fieldLine(name, schema, isRequired, place)
  if (below === '') return `<li>${line}</li>`
  return `<li><details${place.depth < shownOpen ? ' open' : ''}><summary>${line}</summary>${below}</details></li>`
}

const fields = ({ properties = {}, required = [], additionalProperties }: JsonSchema, place: Place): string => {
  const named = Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name), place))
  const others =
    additionalProperties instanceof Object && Object.keys(additionalProperties).length > 0
      ? [field('any other', additionalProperties, false, place)]
      : []
  const rows = [...named, ...others]
  return rows.length > 0 ? `<ul class="tree">${rows.join('')}</ul>` : ''
}

const variants = (schemas: readonly JsonSchema[], place: Place): string => {
  const shapes = schemas.map((schema) => ({ name: typeOf(schema), below: schemaTree(schema, place) }))
  if (shapes.every(({ below }) => below === '')) return ''
  return shapes
    .map(({ name, below }) => `<div class="variant"><p>${code(name)}</p>${below}</div>`)
    .join('<p class="or">or</p>')
}

/** The fields of a schema as nested lists; empty where the schema has none. */
export const schemaTree = (schema: JsonSchema, place: Place): string => {
  const name = nameOf(schema)
  if (name !== undefined) {
    const found = place.components[name]
    if (!found || place.within.includes(name)) return ''
    return schemaTree(found, { ...place, within: [...place.within, name] })
  }
  const either = schema.anyOf ?? schema.oneOf
  if (either) return variants(either, place)
  if (schema.type === 'array' && schema.items) return schemaTree(schema.items, place)
  return [fields(schema, place), ...(schema.allOf ?? []).map((part) => schemaTree(part, place))].join('')
}
