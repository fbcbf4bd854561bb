import type { OperationKey } from '@soe/contracts'
import type { Rule, Scenario } from '../document/scenario'
import { chunkTarget } from '../document/target.schema'
import { windowOf } from '../semantics/fires-at'
import { keysOfRule } from '../semantics/keys-of-rule'
import { answers } from '../semantics/order-rules'
import type { PlayedRule, RuleGroup } from './played-rule'
import { listRules, type RuleList } from './rule-list'

/** Rules with the same key count the same calls; a rule about chunks counts those of its own pattern. */
const groupKey = ({ on, per, audience, when, between, for: lasting, after, fault }: Rule): string =>
  JSON.stringify([per, on, audience, when, between, lasting, after, fault?.missingChunk?.pattern])

const newGroup = ({ id: scenario, rules }: Scenario, position: number): RuleGroup => {
  const { per, audience, when, between, for: lasting, after } = rules[position] as Rule
  const span = between || lasting !== undefined ? { between, for: lasting } : undefined
  const awaited = rules.findIndex(({ id }) => id === after)
  const rule = rules[awaited]
  return { scenario, per, position, audience, when, span, after: rule && { rule, position: awaited } }
}

const groupRules = (scenario: Scenario): RuleGroup[] => {
  const groups = new Map<string, RuleGroup>()
  return scenario.rules.map((rule, position) => {
    const key = groupKey(rule)
    const group = groups.get(key) ?? newGroup(scenario, position)
    groups.set(key, group)
    return group
  })
}

/** The rules of a scenario, in its order. */
export const playedRules = (scenario: Scenario): PlayedRule[] => {
  const groups = groupRules(scenario)
  return scenario.rules.map((rule, position) => ({
    scenario: scenario.id,
    rule,
    position,
    group: groups[position] as RuleGroup,
    window: windowOf(rule),
    isAnswering: answers(rule),
  }))
}

interface CompiledRule {
  readonly keys: readonly OperationKey[]
  readonly isAboutChunks: boolean
  readonly played: PlayedRule
}

export type CompiledScenario = readonly CompiledRule[]

export const compileScenario = (scenario: Scenario): CompiledScenario =>
  playedRules(scenario).map((played) => ({
    keys: keysOfRule(played.rule),
    isAboutChunks: played.rule.on.includes(chunkTarget),
    played,
  }))

/** The operations that a scenario is about. */
export const keysOfScenario = ({ rules }: Scenario): ReadonlySet<OperationKey> => new Set(rules.flatMap(keysOfRule))

/** The rules that a world has armed, by the operation that they are about. */
export interface ArmedRules {
  readonly byOperation: ReadonlyMap<OperationKey, RuleList>
  readonly ofChunks: readonly PlayedRule[]
}

/** As within a document: by priority, then as written. */
const byPrecedence = (rules: readonly PlayedRule[]): PlayedRule[] =>
  rules.toSorted((left, right) => right.rule.priority - left.rule.priority)

/** @param scenarios in the order in which they were armed */
export const indexRules = (scenarios: readonly CompiledScenario[]): ArmedRules => {
  const byOperation = new Map<OperationKey, PlayedRule[]>()
  const all = scenarios.flat()
  for (const { keys, played } of all) {
    for (const key of keys) byOperation.set(key, [...(byOperation.get(key) ?? []), played])
  }
  return {
    byOperation: new Map([...byOperation].map(([key, rules]) => [key, listRules(byPrecedence(rules))])),
    ofChunks: byPrecedence(all.filter(({ isAboutChunks }) => isAboutChunks).map(({ played }) => played)),
  }
}
