import type { Finding, Segment } from '../document/finding'
import { normaliseRule } from '../document/normalise-scenario'
import { RuleSchema, type RuleInput } from '../document/rule.schema'
import type { KnownNames } from './known-names'
import { lintRule } from './lint-rule'

type Container = Record<Segment, unknown>

/** Mistakes that are taken out of one rule; with more of them only its shape is told. */
const mostTakenOut = 20

/** Takes a value out; a field that is missing takes its object along. */
const takeOut = (rule: object, path: readonly Segment[]): void => {
  const above = path.slice(0, -1)
  const name = path.at(-1) as Segment
  const parent = above.reduce<unknown>((value, segment) => (value as Container)[segment], rule) as Container
  if (Array.isArray(parent)) parent.splice(Number(name), 1)
  else if (Object.hasOwn(parent, name)) delete parent[name]
  else takeOut(rule, above)
}

/** An operation that stands for one that is not known. */
const anyOperation = 'cart.addDevice'

interface SoundPart {
  readonly rule: RuleInput
  /** Nobody knows what the rule is about, so nobody can say what that answers. */
  readonly isAboutAny: boolean
}

/** A rule without what its shape is wrong in. */
const soundPartOf = (given: unknown): SoundPart | undefined => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined
  const rule = structuredClone(given) as Container
  let isAboutAny = false
  for (let taken = 0; taken <= mostTakenOut; taken += 1) {
    const issue = RuleSchema.safeParse(rule).error?.issues[0]
    if (!issue) return { rule: rule as unknown as RuleInput, isAboutAny }
    const path = issue.path as readonly Segment[]
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) takeOut(rule, [...path, key])
    else if (path[0] === 'id') rule['id'] = 'unnamed'
    else if (path[0] === 'on') [rule['on'], isAboutAny] = [anyOperation, true]
    else if (path.length > 0) takeOut(rule, path)
    else rule['always'] = true
  }
  return undefined
}

const isAboutOperation = ({ code, segments: [field] }: Finding): boolean =>
  field === 'reply' || ['audience-not-served', 'chunk-only', 'unknown-request-field'].includes(code)

/** Problems of meaning in what is left of a rule once its shape is put right. */
export const lintSoundPart = (given: unknown, index: number, known: KnownNames): Finding[] => {
  const part = soundPartOf(given)
  if (!part) return []
  return lintRule(normaliseRule(part.rule), known)
    .filter((finding) => !part.isAboutAny || !isAboutOperation(finding))
    .map((finding) => ({ ...finding, segments: ['rules', index, ...finding.segments] }))
}
