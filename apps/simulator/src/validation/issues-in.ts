import { isRecord } from '@soe/contracts'
import type { z } from 'zod'

export type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]
type Definition = z.core.$ZodTypes['_zod']['def']
export type Schema = z.core.$ZodType

/** What is found so far: an issue, or undefined where a check of something large may pause. */
type Issues = Generator<Issue | undefined, void>

/** Values in each other that are checked in one go: an issue for each of them costs little. */
const smallAtMost = 200

/** Values known to be large: to name the first of many names, an engine lists them all. */
const large = new WeakSet<object>()

/** How many values there are in one, itself included, as far as that matters. */
const countValues = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 1
  if (large.has(value)) return smallAtMost + 1
  let count = 1
  for (const name in value) {
    count += countValues((value as Record<string, unknown>)[name])
    if (count <= smallAtMost) continue
    large.add(value)
    break
  }
  return count
}

/** Whether a value holds so many others that collecting every issue with it may take long. */
export const isLarge = (value: unknown): boolean => countValues(value) > smallAtMost

const definitionOf = (schema: Schema): Definition => (schema as z.core.$ZodTypes)._zod.def

const issuesOf = (schema: Schema, value: unknown): readonly Issue[] =>
  (schema as z.ZodType).safeParse(value).error?.issues ?? []

function* atOnce(schema: Schema, value: unknown, path: Path): Issues {
  for (const issue of issuesOf(schema, value)) yield { ...issue, path: [...path, ...issue.path] }
  yield undefined
}

/** Names of unknown fields that one issue lists. */
const mostNames = 10

function* inObject(
  schema: Schema,
  { shape, catchall }: Definition & { type: 'object' },
  value: Readonly<Record<string, unknown>>,
  path: Path,
): Issues {
  let isWrong = false
  for (const [name, field] of Object.entries(shape)) {
    for (const issue of issuesIn(field, value[name], [...path, name])) {
      isWrong ||= issue !== undefined
      yield issue
    }
  }
  const unknown = Object.keys(value).filter((name) => !Object.hasOwn(shape, name))
  if (catchall && definitionOf(catchall).type === 'never') {
    const keys = unknown.slice(0, mostNames)
    if (keys.length > 0) return yield { code: 'unrecognized_keys', keys, path: [...path], message: 'Unrecognized keys' }
  } else if (catchall && definitionOf(catchall).type !== 'unknown') {
    for (const name of unknown) yield* issuesIn(catchall, value[name], [...path, name])
  }
  // What holds of the object as a whole is checked once its fields are right.
  if (!isWrong && definitionOf(schema).checks?.length) yield* atOnce(schema, value, path)
}

const isTooLong = ({ checks = [] }: Definition, { length }: readonly unknown[]): boolean =>
  checks.some((check) => {
    const { def } = check._zod as { def: { check: string; maximum?: number } }
    return def.check === 'max_length' && length > (def.maximum ?? 0)
  })

function* inArray(
  schema: Schema,
  definition: Definition & { type: 'array' },
  value: readonly unknown[],
  path: Path,
): Issues {
  if (isTooLong(definition, value)) return yield* atOnce(schema, value, path)
  for (const [index, element] of value.entries()) {
    if (isLarge(element) || issuesOf(definition.element, element).length > 0)
      yield* issuesIn(definition.element, element, [...path, index])
    else if (index % smallAtMost === 0) yield undefined
  }
}

function* inRecord(schema: Schema, value: Readonly<Record<string, unknown>>, path: Path): Issues {
  const names = Object.keys(value)
  let isWrong = false
  for (let from = 0; from < names.length; from += smallAtMost) {
    const part = names.slice(from, from + smallAtMost).map((name) => [name, value[name]] as const)
    for (const issue of atOnce(schema, Object.fromEntries(part), path)) {
      isWrong ||= issue !== undefined
      yield issue
    }
  }
  if (!isWrong && definitionOf(schema).checks?.length) yield* atOnce(schema, value, path)
}

function* inUnion({ options }: Definition & { type: 'union' }, value: unknown, path: Path): Issues {
  const errors: Issue[][] = []
  for (const option of options) {
    const found = firstIssues(option, value)
    if (found.length === 0) return
    errors.push(found)
    yield undefined
  }
  yield { code: 'invalid_union', errors, path: [...path], message: 'Invalid input' } as Issue
}

/**
 * What a schema finds wrong with a value, one issue after the other, so that a caller stops once it has enough. A schema by
 * itself collects them all first, which takes seconds and gigabytes for a megabyte of wrong values.
 */
export function* issuesIn(schema: Schema, value: unknown, path: Path = []): Issues {
  if (!isLarge(value)) return yield* atOnce(schema, value, path)
  const definition = definitionOf(schema)
  if (definition.type === 'lazy') return yield* issuesIn(definition.getter(), value, path)
  if ('innerType' in definition) return yield* issuesIn(definition.innerType, value, path)
  if (definition.type === 'union') return yield* inUnion(definition, value, path)
  if (definition.type === 'object' && isRecord(value)) return yield* inObject(schema, definition, value, path)
  if (definition.type === 'array' && Array.isArray(value)) return yield* inArray(schema, definition, value, path)
  if (definition.type === 'record' && isRecord(value)) return yield* inRecord(schema, value, path)
  return yield* atOnce(schema, value, path)
}

/** Issues that a refusal lists. */
export const mostIssues = 10

export const firstIssues = (schema: Schema, value: unknown): Issue[] => {
  const found: Issue[] = []
  for (const issue of issuesIn(schema, value)) {
    if (issue) found.push(issue)
    if (found.length >= mostIssues) break
  }
  return found
}
