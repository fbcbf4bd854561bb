import { z } from 'zod'
import { isKeyOfMap } from './maps'
import { violation, type Violation } from './violation'

type Issue = z.core.$ZodIssue

const isSchema = (option: unknown): option is z.ZodType => option instanceof z.ZodType

/** The members of a union; undefined where a schema is none. */
export const optionsOf = (schema: z.ZodType): readonly z.ZodType[] | undefined =>
  schema instanceof z.ZodUnion ? schema.options.filter(isSchema) : undefined

const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length))

const rank = (issues: readonly Issue[]) => issues.length - depth(issues) / 100

/** The issues of the member that a value comes closest to. */
const closest = (options: readonly z.ZodType[], value: unknown): readonly Issue[] => {
  const found = options.map((option) => issuesOf(option, value))
  return found.sort((left, right) => rank(left) - rank(right))[0] ?? []
}

const issuesOf = (schema: z.ZodType, value: unknown): readonly Issue[] => {
  const options = optionsOf(schema)
  if (options) return closest(options, value)
  return schema.safeParse(value).error?.issues ?? []
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value)

const shownPath = (path: readonly PropertyKey[]): string =>
  path
    .map((key, index) => {
      if (typeof key === 'number') return '[]'
      return isKeyOfMap(path.slice(0, index)) ? '*' : String(key)
    })
    .join('.')
    .replaceAll('.[]', '[]')

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}

/** Whether a recorder hid a value, which then says nothing. */
export type IsHidden = (given: unknown) => boolean

const spelling = (key: PropertyKey) =>
  String(key)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** A field beside the missing one that has its name in another spelling, such as `monthly_price`. */
const renamed = (value: unknown, path: readonly PropertyKey[]): string | undefined => {
  const missing = spelling(path.at(-1) ?? '')
  return Object.keys(at(value, path.slice(0, -1)) ?? {}).find((key) => spelling(key) === missing)
}

const missingField = (value: unknown, path: readonly PropertyKey[]): Violation => {
  const instead = renamed(value, path)
  const words = instead === undefined ? '' : `; "${instead}" is there instead`
  return violation('missing-field', shownPath(path), `the field is missing${words}`)
}

const issueViolations = (issue: Issue, value: unknown, isHidden: IsHidden): Violation[] => {
  const path = shownPath(issue.path)
  const given = at(value, issue.path)
  if (isHidden(given)) return []
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      violation('unknown-field', path === '' ? key : `${path}.${key}`, `the contract has no field "${key}"`),
    )
  }
  if (given === undefined) return [missingField(value, issue.path)]
  const kind = issue.code === 'invalid_type' ? 'wrong-type' : 'wrong-value'
  return [violation(kind, path, `${shown(given)}: ${issue.message}`)]
}

/** Violations of one answer that are listed. */
const mostListed = 100

/** What a schema finds wrong with a value, as much of it as anyone reads. */
export const schemaViolations = (schema: z.ZodType, value: unknown, isHidden: IsHidden = () => false): Violation[] => {
  const found = issuesOf(schema, value).flatMap((issue) => issueViolations(issue, value, isHidden))
  const more = found.length - mostListed
  if (more <= 0) return found
  return [...found.slice(0, mostListed), violation('too-many-findings', '', `${more} more are wrong in one answer`)]
}
