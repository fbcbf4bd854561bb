import type { JsonSchema } from '@soe/contracts/openapi'

/** What a client sends may grow tolerant only; what it is answered may grow exact only. */
export type Side = 'request' | 'answer'

export type Schemas = Readonly<Record<string, JsonSchema>>

const prefix = '#/components/schemas/'

/** Keywords of a lower and of an upper bound. */
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const
const shapes = ['pattern', 'format'] as const

const nameOf = ({ $ref }: JsonSchema) => $ref?.replace(prefix, '')

const typesOf = ({ type }: JsonSchema): string[] | undefined => (type === undefined ? undefined : [type].flat())

const covers = (types: readonly string[] | undefined, type: string) =>
  types === undefined || types.includes(type) || (type === 'integer' && types.includes('number'))

const valuesOf = (schema: JsonSchema): unknown[] | undefined => ('const' in schema ? [schema.const] : schema.enum)

const list = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')

const typeChanges = (side: Side, old: JsonSchema, now: JsonSchema): string[] => {
  const [was, is] = [typesOf(old), typesOf(now)]
  const shown = `${was?.join(' | ') ?? 'anything'} to ${is?.join(' | ') ?? 'anything'}`
  const refused = was ? was.filter((type) => !covers(is, type)) : (is ?? [])
  const unheardOf = is ? is.filter((type) => !covers(was, type)) : (was ?? [])
  return (side === 'request' ? refused : unheardOf).length > 0 ? [`the type goes from ${shown}`] : []
}

const valueChanges = (side: Side, old: JsonSchema, now: JsonSchema): string[] => {
  const [was, is] = [valuesOf(old), valuesOf(now)]
  if (!was) return is && side === 'request' ? [`only ${list(is)} is taken`] : []
  if (!is) return side === 'answer' ? ['any value may be answered'] : []
  const gone = was.filter((value) => !is.includes(value))
  const fresh = is.filter((value) => !was.includes(value))
  return [
    ...(gone.length > 0 ? [`${list(gone)} is no longer a value`] : []),
    ...(side === 'answer' && fresh.length > 0 ? [`${list(fresh)} is a new value`] : []),
  ]
}

const boundChanges = (old: JsonSchema, now: JsonSchema): string[] => [
  ...lower
    .filter((bound) => (now[bound] ?? Number.NEGATIVE_INFINITY) > (old[bound] ?? Number.NEGATIVE_INFINITY))
    .map((bound) => `${bound} rises from ${old[bound] ?? 'none'} to ${now[bound]}`),
  ...upper
    .filter((bound) => (now[bound] ?? Number.POSITIVE_INFINITY) < (old[bound] ?? Number.POSITIVE_INFINITY))
    .map((bound) => `${bound} falls from ${old[bound] ?? 'none'} to ${now[bound]}`),
  ...shapes
    .filter((shape) => now[shape] !== undefined && now[shape] !== old[shape])
    .map((shape) => `${shape} goes from ${old[shape] ?? 'none'} to ${now[shape]}`),
]

const discriminators = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties)
    .filter(([, property]) => property.const !== undefined)
    .map(([name, property]) => `${name}=${String(property.const)}`)

/** What holds where two schemas do: the fields of either, with the narrower one's keywords where both have it. */
const both = (wide: JsonSchema, narrow: JsonSchema): JsonSchema => ({
  ...wide,
  ...narrow,
  ...((wide.properties ?? narrow.properties) && {
    properties: {
      ...wide.properties,
      ...Object.fromEntries(
        Object.entries(narrow.properties ?? {}).map(([name, schema]) => {
          const wider = wide.properties?.[name]
          return [name, wider ? { allOf: [wider, schema] } : schema]
        }),
      ),
    },
  }),
  ...(wide.items && narrow.items && { items: { allOf: [wide.items, narrow.items] } }),
})

/** The fields that a variant always has, by which it is known under another name. */
const requiredOf = ({ required = [] }: JsonSchema) => [...required].sort().join(',')

/** A schema of several types as one variant a type, which is how a union says the same. */
const byType = (schema: JsonSchema): JsonSchema[] =>
  Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]

/** Variants of a union by a name that survives their reordering. */
const variantsOf = (schema: JsonSchema, resolve: (schema: JsonSchema) => JsonSchema): Map<string, JsonSchema> => {
  const named = new Map<string, JsonSchema>()
  for (const variant of schema.anyOf ?? schema.oneOf ?? byType(schema)) {
    const names = discriminators(resolve(variant))
    const name = names.length > 0 ? names.join(',') : (nameOf(variant) ?? typesOf(variant)?.join('|') ?? 'any')
    let unique = name
    for (let count = 2; named.has(unique); count += 1) unique = `${name} ${count}`
    named.set(unique, variant)
  }
  return named
}

const isUnion = ({ anyOf, oneOf }: JsonSchema) => anyOf !== undefined || oneOf !== undefined

const join = (path: string, field: string) => (path === '' ? field : `${path}.${field}`)

/**
 * A comparison of two documents' schemas; a component that both share is reported once, under its own name.
 * Each change reads `<side> <name>: <path> <what>`.
 */
export const compareSchemas = (before: Schemas, after: Schemas) => {
  const seen = new Set<string>()
  const resolveIn = (schemas: Schemas) => {
    const resolve = (schema: JsonSchema): JsonSchema => {
      const name = nameOf(schema)
      if (name !== undefined) return resolve(schemas[name] ?? {})
      return schema.allOf ? schema.allOf.map(resolve).reduce(both) : schema
    }
    return resolve
  }
  const [resolveOld, resolveNow] = [resolveIn(before), resolveIn(after)]

  const compareFields = (side: Side, root: string, path: string, old: JsonSchema, now: JsonSchema): string[] => {
    const tell = (field: string, what: string) => `${side} ${root}: ${join(path, field)} ${what}`
    const [was, is] = [old.properties ?? {}, now.properties ?? {}]
    const needed = (schema: JsonSchema, field: string) => schema.required?.includes(field) ?? false
    const newlyNeeded = (now.required ?? []).filter((field) => !needed(old, field))
    const lost = Object.keys(was).filter((field) => !Object.hasOwn(is, field))
    const unsure = Object.keys(was).filter(
      (field) => Object.hasOwn(is, field) && needed(old, field) && !needed(now, field),
    )
    const closed = now.additionalProperties === false && old.additionalProperties !== false
    return [
      ...(side === 'request' ? newlyNeeded.map((field) => tell(field, 'is required now')) : []),
      ...(side === 'answer' || closed ? lost.map((field) => tell(field, 'is removed')) : []),
      ...(side === 'answer' ? unsure.map((field) => tell(field, 'may be absent')) : []),
      ...(side === 'request' && closed ? [`${side} ${root}: ${path || 'it'} takes no further fields`] : []),
      ...Object.entries(was).flatMap(([field, schema]) =>
        is[field] ? compare(side, root, join(path, field), schema, is[field]) : [],
      ),
    ]
  }

  const compareParts = (side: Side, root: string, path: string, old: JsonSchema, now: JsonSchema): string[] => {
    const [was, is] = [old.additionalProperties, now.additionalProperties]
    return [
      ...(old.items && now.items ? compare(side, root, `${path}[]`, old.items, now.items) : []),
      ...(was instanceof Object && is instanceof Object ? compare(side, root, join(path, '*'), was, is) : []),
    ]
  }

  const compareUnions = (side: Side, root: string, path: string, old: JsonSchema, now: JsonSchema): string[] => {
    const [was, is] = [variantsOf(old, resolveOld), variantsOf(now, resolveNow)]
    const tell = (what: string) => `${side} ${root}: ${path || 'it'} ${what}`
    const renamed = new Map(
      [...was].flatMap(([name, variant]) => {
        const fields = requiredOf(resolveOld(variant))
        const [found] = [...is].find(([other, now]) => !was.has(other) && requiredOf(resolveNow(now)) === fields) ?? []
        return is.has(name) || fields === '' || found === undefined ? [] : [[name, found]]
      }),
    )
    const unheardOf = [...is.keys()].filter((name) => !was.has(name) && ![...renamed.values()].includes(name))
    return [
      ...[...was].flatMap(([name, variant]) => {
        const counterpart = is.get(renamed.get(name) ?? name)
        if (counterpart) return compare(side, root, path, variant, counterpart)
        return [tell(`is never ${name} any more`)]
      }),
      ...(side === 'answer' ? unheardOf.map((name) => tell(`may be ${name}`)) : []),
    ]
  }

  const comparePlain = (side: Side, root: string, path: string, old: JsonSchema, now: JsonSchema): string[] => [
    ...[
      ...typeChanges(side, old, now),
      ...valueChanges(side, old, now),
      ...(side === 'request' ? boundChanges(old, now) : []),
    ].map((what) => `${side} ${root}: ${path || 'it'}: ${what}`),
    ...compareFields(side, root, path, old, now),
    ...compareParts(side, root, path, old, now),
  ]

  const compareOnce = (side: Side, names: [string, string], old: JsonSchema, now: JsonSchema): string[] => {
    const pair = `${side} ${names.join(' ')}`
    if (seen.has(pair)) return []
    seen.add(pair)
    return comparePlain(side, names[0], '', old, now)
  }

  const compare = (side: Side, root: string, path: string, old: JsonSchema, now: JsonSchema): string[] => {
    const [was, is] = [resolveOld(old), resolveNow(now)]
    if (isUnion(was) || isUnion(is)) {
      return compareUnions(side, root, path, isUnion(was) ? was : old, isUnion(is) ? is : now)
    }
    const [name, counterpart] = [nameOf(old), nameOf(now)]
    if (name !== undefined && counterpart !== undefined) return compareOnce(side, [name, counterpart], was, is)
    return comparePlain(side, root, path, was, is)
  }

  return compare
}
