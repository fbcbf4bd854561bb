import type { OperationKey } from '@soe/contracts'
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

/** What leaves nothing of an answer to judge. */
const roots = new Set([
  'refusal-as-200',
  'codes-differ',
  'no-json',
  'unreadable',
  'no-answer',
  'undeclared-status',
  'no-body',
])

const fieldKinds = new Set(['missing-field', 'unknown-field', 'wrong-type', 'wrong-value'])

/** What an answer is not by the schemas of the contract. */
const shapes = new Set([
  ...fieldKinds,
  'fraction-of-a-cent',
  'error-differs',
  'error-status',
  'undeclared-error',
  'status-code-differs',
])

/** What is told wrong between answers, by whichever fact shows it. */
export const betweenKinds: ReadonlySet<string> = new Set([
  'answers-otherwise',
  'not-stored',
  'other-effect',
  'read-differs',
  'changed-though-refused',
  'change-lost',
  'retry-repeats',
  'retry-answer',
  'stale-read',
  'told-to-another',
  'changes-other-cart',
])

/** What a check expects of an operation as a whole: it follows from whatever else is wrong with its answers. */
const expectations = new Set([
  'example-refused',
  'step-refused',
  'alias-differs',
  'valid-refused',
  'visitor-refused',
  'invalid-misread',
  'other-error',
  'ids-inexact',
  'limit-ignored',
  'lock-ignored',
  'lock-too-short',
  'lock-too-wide',
  'lock-without-end',
  'not-kept',
  'session-too-short',
  'letter-case',
  'quote-of-zeros',
  'not-shared',
])

/** What counts wrong where a change has another effect. */
const counts = new Set(['count-cookie', 'items-counted', 'limit-ignored', 'other-error'])

/** Amounts of an answer that do not add up. */
const isSum = (kind: string) => kind.startsWith('sum-')

/** What a server that reads a body wrong does with a worse one. */
const hostile = new Set(['broken-json-accepted', 'other-type-accepted', 'huge-body-accepted', 'other-method-accepted'])

/** Kinds that explain others about the same operation, the strongest first, and those that they explain. */
const explanations: readonly (readonly [
  isCause: (finding: Finding) => boolean,
  explains: (finding: Finding) => boolean,
])[] = [
  [({ kind }) => roots.has(kind), ({ kind }) => !roots.has(kind)],
  [({ kind }) => kind === 'reads-other-cart', ({ kind }) => kind !== 'reads-other-cart'],
  [({ kind }) => kind === 'lock-ignored', ({ kind }) => betweenKinds.has(kind)],
  [({ kind }) => kind === 'stale-read', ({ kind }) => kind === 'read-differs'],
  [({ kind }) => isSum(kind), ({ kind }) => betweenKinds.has(kind)],
  [({ kind }) => shapes.has(kind), ({ kind }) => betweenKinds.has(kind) || expectations.has(kind) || counts.has(kind)],
  [({ kind }) => betweenKinds.has(kind), ({ kind }) => counts.has(kind)],
  [({ kind }) => kind === 'invalid-crashes' || kind === 'invalid-accepted', ({ kind }) => hostile.has(kind)],
  [({ kind }) => kind === 'example-refused', ({ kind }) => expectations.has(kind) && kind !== 'example-refused'],
]

const envelopePath = /^(statusCode|serviceHeader\.statusCode|errors(\[\]\..*)?)$/

const parentOf = (path: string) => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '')

const lastOf = (path: string) => path.split('.').at(-1) ?? path

/** What findings of one cause have in common. */
const commonPart = (finding: Finding, all: readonly Finding[]): string => {
  const { kind, path, key } = finding
  if (fieldKinds.has(kind)) return envelopePath.test(path) ? 'envelope' : `shape ${lastOf(parentOf(path)) || key}`
  const reader = betweenKinds.has(kind) ? wrongReader(finding, all) : undefined
  if (reader !== undefined && kind !== 'stale-read') return `told by ${reader}`
  if (kind === 'stale-read' || kind.startsWith('cookie-') || kind === 'error-reveals') return kind
  if (betweenKinds.has(kind)) return `between ${key}`
  if (isSum(kind)) return `sums ${key}`
  if (expectations.has(kind) || kind.startsWith('invalid-'))
    return `${kind} ${key} ${kind === 'invalid-accepted' ? path : ''}`
  return `${kind} ${lastOf(path)}`
}

/** Answers that are another's, or old: whatever else they show follows from it. */
const foreign = new Set(['told-to-another', 'stale-read'])

/** Changes of which one reader tells something wrong, before it is the reader that is wrong. */
const enough = 3

/** A reader whose answers are right after none of several changes; undefined where the change is at fault. */
const wrongReader = ({ teller }: Finding, all: readonly Finding[]): OperationKey | undefined => {
  const told = all.filter((other) => betweenKinds.has(other.kind) && other.teller === teller)
  return new Set(told.map(({ key }) => key)).size >= enough ? teller : undefined
}

/** The answer of another shopper, or of another time, in which this was seen. */
const foreignAnswer = (finding: Finding, all: readonly Finding[]): Finding | undefined =>
  foreign.has(finding.kind)
    ? undefined
    : all.find(({ kind, key }) => foreign.has(kind) && key === (finding.teller ?? finding.key))

/** The finding that this one follows from: of the same operation, or of the one that shows it. */
const sourceOf = (finding: Finding, all: readonly Finding[]): Finding | undefined => {
  const answer = foreignAnswer(finding, all)
  if (answer) return answer
  const others = all.filter((other) => other !== finding && other.key === finding.key)
  for (const [isCause, explains] of explanations) {
    const cause = explains(finding) ? others.find(isCause) : undefined
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
