import type { OperationKey } from '@soe/contracts'
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

/** What findings of one cause have in common. */
const commonPart = (finding: Finding, all: readonly Finding[]): string => {
  const { kind, path, key } = finding
  if (isOf(kind, 'field')) return envelopePath.test(path) ? 'envelope' : `shape ${lastOf(parentOf(path)) || key}`
  const reader = isOf(kind, 'between') ? wrongReader(finding, all) : undefined
  if (reader !== undefined && kind !== 'stale-read') return `told by ${reader}`
  if (kind === 'stale-read' || kind.startsWith('cookie-') || kind === 'error-reveals') return kind
  if (isOf(kind, 'between')) return `between ${key}`
  if (isOf(kind, 'sum')) return `sums ${key}`
  if (isOf(kind, 'expectation', 'misread')) return `${kind} ${key} ${kind === 'invalid-accepted' ? path : ''}`
  return `${kind} ${lastOf(path)}`
}

/** Changes of which one reader tells something wrong, before it is the reader that is wrong. */
const enough = 3

/** A reader whose answers are right after none of several changes; undefined where the change is at fault. */
const wrongReader = ({ teller }: Finding, all: readonly Finding[]): OperationKey | undefined => {
  const told = all.filter((other) => isOf(other.kind, 'between') && other.teller === teller)
  return new Set(told.map(({ key }) => key)).size >= enough ? teller : undefined
}

/** The answer of another shopper, or of another time, in which this was seen. */
const foreignAnswer = (finding: Finding, all: readonly Finding[]): Finding | undefined =>
  isOf(finding.kind, 'foreign')
    ? undefined
    : all.find(({ kind, key }) => isOf(kind, 'foreign') && key === (finding.teller ?? finding.key))

/** The finding that this one follows from: of the same operation, or of the one that shows it. */
const sourceOf = (finding: Finding, all: readonly Finding[]): Finding | undefined => {
  const answer = foreignAnswer(finding, all)
  if (answer) return answer
  const others = all.filter((other) => other !== finding && other.key === finding.key)
  for (const [isCause, explains] of explanations) {
    const cause = explains(finding.kind) ? others.find(({ kind }) => isCause(kind)) : undefined
    if (cause) return cause
  }
  return undefined
}

/** The finding that explains this one, and is explained by no other. */
const rootOf = (finding: Finding, all: readonly Finding[], depth = 4): Finding => {
  const source = depth === 0 ? undefined : sourceOf(finding, all)
  return source ? rootOf(source, all, depth - 1) : finding
}

const causeOf = (together: readonly Finding[], all: readonly Finding[]): Cause => {
  const main = together.find((finding) => rootOf(finding, all) === finding) ?? (together[0] as Finding)
  const isShared = together.some(({ key }) => key !== main.key)
  return { main, findings: together, fingerprint: isShared ? fingerprintOf('*', main) : main.fingerprint }
}

/**
 * Groups findings by their probable cause: the same place of several operations, fields of one parent,
 * and what only follows from something else about the same operation.
 */
export const groupCauses = (findings: readonly Finding[]): readonly Cause[] => {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const common = commonPart(rootOf(finding, findings), findings)
    groups.set(common, [...(groups.get(common) ?? []), finding])
  }
  return [...groups.values()].map((together) => causeOf(together, findings))
}
