import type { Finding } from './finding'

/** Findings that one fault probably explains. */
export interface Cause {
  readonly kind: string
  readonly path: string
  readonly findings: readonly Finding[]
}

const shapeKinds = new Set(['missing-field', 'unknown-field', 'wrong-type', 'wrong-value'])

/** What a check says of an operation as a whole: it follows from an answer that breaks the contract. */
const consequences = new Set([
  'example-refused',
  'step-refused',
  'alias-differs',
  'valid-refused',
  'invalid-misread',
  'other-error',
  'lock-ignored',
])

/** An answer that is no JSON lacks more than that. */
const followsFromNoJson = new Set(['no-request-id', 'no-body'])

const envelopePath = /^(statusCode|serviceHeader\.statusCode|errors(\[\]\..*)?)$/

const parentOf = (path: string) => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '')

/** What findings of one cause have in common. */
const commonPart = ({ kind, path, key }: Finding): string => {
  if (shapeKinds.has(kind)) return envelopePath.test(path) ? 'envelope' : `shape ${parentOf(path)}`
  if (path === 'journey') return `journey ${key}`
  if (kind.startsWith('cookie-')) return kind
  if (kind === 'invalid-crashes' || kind === 'valid-refused') return `${kind} ${key}`
  return kind === 'invalid-accepted' ? `${kind} ${key} ${path}` : `${kind} ${path}`
}

const isDirect = ({ kind, path }: Finding) =>
  !consequences.has(kind) && path !== 'journey' && !kind.startsWith('invalid-')

/** The finding of the same operation that this one follows from. */
const sourceOf = (finding: Finding, all: readonly Finding[]): Finding | undefined => {
  const others = all.filter((other) => other !== finding && other.key === finding.key)
  if (followsFromNoJson.has(finding.kind)) return others.find(({ kind }) => kind === 'no-json')
  return isDirect(finding) ? undefined : others.find((other) => isDirect(other) && other.fault === 101)
}

/**
 * Groups findings by their probable cause: the same place of several operations, fields of one parent,
 * and what only follows from an answer that breaks the contract.
 */
export const groupCauses = (findings: readonly Finding[]): readonly Cause[] => {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const common = commonPart(sourceOf(finding, findings) ?? finding)
    groups.set(common, [...(groups.get(common) ?? []), finding])
  }
  return [...groups.values()].map((together) => {
    const first = together.find(isDirect) ?? (together[0] as Finding)
    return { kind: first.kind, path: first.path, findings: together }
  })
}
