import { isOf, type FindingKind } from '../judging/kinds'
import { fingerprintOf, type Finding } from './finding'

/** What one fault probably explains: a place, or several that have it in common. */
export interface Cause {
  /** What says it best. */
  readonly main: Finding
  /** The same in every run; of several operations it is that of the kind and place that they share. */
  readonly fingerprint: string
  /** Every place, the main one among them. */
  readonly findings: readonly Finding[]
}

/** Kinds that explain others about the same operation, the strongest first, and those that they explain. */
const explanations: readonly (readonly [
  isCause: (kind: FindingKind) => boolean,
  explains: (kind: FindingKind) => boolean,
])[] = [
  [(kind) => isOf(kind, 'root'), (kind) => !isOf(kind, 'root')],
  [(kind) => kind === 'reads-other-cart', (kind) => kind !== 'reads-other-cart'],
  [(kind) => kind === 'lock-ignored', (kind) => isOf(kind, 'between')],
  [(kind) => kind === 'stale-read', (kind) => kind === 'read-differs'],
  [(kind) => isOf(kind, 'sum'), (kind) => isOf(kind, 'between')],
  [(kind) => isOf(kind, 'shape'), (kind) => isOf(kind, 'between', 'expectation', 'count')],
  [(kind) => isOf(kind, 'between'), (kind) => isOf(kind, 'count')],
  [(kind) => isOf(kind, 'misread'), (kind) => isOf(kind, 'hostile')],
  [(kind) => kind === 'example-refused', (kind) => isOf(kind, 'expectation') && kind !== 'example-refused'],
]

const envelopePath = /^(statusCode|serviceHeader\.statusCode|errors(\[\]\..*)?)$/

const parentOf = (path: string) => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '')

const lastOf = (path: string) => path.split('.').at(-1) ?? path

/** After wrong answers of one reader about so many changes, the reader is at fault. */
const enough = 3

const remembered = <Value>(make: (name: string) => Value) => {
  const known = new Map<string, Value>()
  return (name: string): Value => {
    if (!known.has(name)) known.set(name, make(name))
    return known.get(name) as Value
  }
}

/** What is asked of all findings for each of them. */
const indexOf = (all: readonly Finding[]) => {
  const byKey = new Map<string, Finding[]>()
  for (const finding of all) {
    const ofKey = byKey.get(finding.key)
    if (ofKey) ofKey.push(finding)
    else byKey.set(finding.key, [finding])
  }
  const causes = explanations.map(([isCause]) =>
    remembered((key) => (byKey.get(key) ?? []).filter(({ kind }) => isCause(kind))),
  )
  return {
    /** The first finding about an operation that explains others as the explanation of this index does. */
    cause: (index: number, of: Finding) => causes[index]?.(of.key).find((finding) => finding !== of),
    /** An answer of another shopper, or of another time. */
    foreign: remembered((key) => byKey.get(key)?.find(({ kind }) => isOf(kind, 'foreign'))),
    /** Whether a reader's answers are right after none of several changes: else the change is at fault. */
    isWrongReader: remembered((teller) => {
      const alike = all.filter((other) => isOf(other.kind, 'between') && other.teller === teller)
      return new Set(alike.map(({ key }) => key)).size >= enough
    }),
  }
}
type Index = ReturnType<typeof indexOf>

/** What findings of one cause have in common. */
const commonPart = ({ kind, path, key, teller }: Finding, index: Index): string => {
  if (isOf(kind, 'field')) return envelopePath.test(path) ? 'envelope' : `shape ${lastOf(parentOf(path)) || key}`
  const isRead = isOf(kind, 'between') && kind !== 'stale-read'
  if (isRead && teller !== undefined && index.isWrongReader(teller)) return `told by ${teller}`
  if (kind === 'stale-read' || kind.startsWith('cookie-') || kind === 'error-reveals') return kind
  if (isOf(kind, 'between')) return `between ${key}`
  if (isOf(kind, 'sum')) return `sums ${key}`
  if (isOf(kind, 'expectation', 'misread')) return `${kind} ${key} ${kind === 'invalid-accepted' ? path : ''}`
  return `${kind} ${lastOf(path)}`
}

/** The finding that this one follows from: of the same operation, or of the one that shows it. */
const sourceOf = (finding: Finding, index: Index): Finding | undefined => {
  const answer = isOf(finding.kind, 'foreign') ? undefined : index.foreign(finding.teller ?? finding.key)
  if (answer) return answer
  for (const [at, [, explains]] of explanations.entries()) {
    const cause = explains(finding.kind) ? index.cause(at, finding) : undefined
    if (cause) return cause
  }
  return undefined
}

/** The finding that explains this one, and is explained by no other. */
const rootOf = (finding: Finding, index: Index, depth = 4): Finding => {
  const source = depth === 0 ? undefined : sourceOf(finding, index)
  return source ? rootOf(source, index, depth - 1) : finding
}

const causeOf = (together: readonly Finding[], index: Index): Cause => {
  const main = together.find((finding) => rootOf(finding, index) === finding) ?? (together[0] as Finding)
  const isShared = together.some(({ key }) => key !== main.key)
  return { main, findings: together, fingerprint: isShared ? fingerprintOf('*', main) : main.fingerprint }
}

/**
 * Groups findings by their probable cause: the same place of several operations, fields of one parent,
 * and what only follows from something else about the same operation.
 */
export const groupCauses = (findings: readonly Finding[]): readonly Cause[] => {
  const index = indexOf(findings)
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const common = commonPart(rootOf(finding, index), index)
    const group = groups.get(common)
    if (group) group.push(finding)
    else groups.set(common, [finding])
  }
  return [...groups.values()].map((together) => causeOf(together, index))
}
