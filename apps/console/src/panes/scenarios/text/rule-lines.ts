import { isRecord } from '@soe/contracts'
import { normaliseScenario } from '@soe/scenario'
import type { WorldScenario } from '@soe/simulator-client'
import { fieldAt, type Read } from './read-yaml'
import { wordOf } from './word-of'

/** Whether an armed rule has fired; a rule that is not armed is a draft. */
export type RuleStatus =
  | { kind: 'fired'; fired: number; decision: string | undefined }
  | { kind: 'waiting'; matched: number }
  | { kind: 'draft' }

export interface RuleLine {
  id: string
  from: number
  /** Undefined if the scenario is not armed. */
  status: RuleStatus | undefined
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    fields.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([name, field]) => [name, sorted(field)]),
  )
}

const same = (left: unknown, right: unknown) => JSON.stringify(sorted(left)) === JSON.stringify(sorted(right))

/** Fills in every default; returns an unfinished document as it is. */
const normalised = (data: unknown): unknown => {
  try {
    return normaliseScenario(data as Parameters<typeof normaliseScenario>[0])
  } catch {
    return data
  }
}

/** Whether the document equals the armed one once defaults are filled in. */
export const isAsArmed = (data: unknown, armed: WorldScenario): boolean => same(normalised(data), armed.document)

const ruleAsArmed = (rule: unknown, armed: WorldScenario): boolean => {
  const { rules } = normalised({ rules: [rule] }) as { rules?: unknown[] }
  return armed.document.rules.some((other) => same(rules?.[0], other))
}

const idOf = (rule: Read | undefined) => (isRecord(rule?.data) ? wordOf(rule.data['id']) : '')

const statusOf = (rule: Read, armed: WorldScenario, decisions: ReadonlyMap<string, string>): RuleStatus => {
  const counted = armed.rules.find(({ id }) => id === idOf(rule))
  if (!counted || !ruleAsArmed(rule.data, armed)) return { kind: 'draft' }
  if (counted.fired > 0) return { kind: 'fired', fired: counted.fired, decision: decisions.get(counted.id) }
  return { kind: 'waiting', matched: counted.matched }
}

export const ruleLines = (
  root: Read | undefined,
  armed: WorldScenario | undefined,
  decisions: ReadonlyMap<string, string>,
): RuleLine[] =>
  (fieldAt(root, 'rules')?.value?.items ?? []).flatMap((rule) =>
    rule ? [{ id: idOf(rule), from: rule.from, status: armed && statusOf(rule, armed, decisions) }] : [],
  )
