import { error, type Finding, type Segment } from '../document/finding'
import { withAllowed } from '../document/nearest'
import type { Rule, ScenarioParts } from '../document/scenario'
import { describeHoldCycle, holdCycle } from '../semantics/hold-cycle'
import type { KnownNames } from './known-names'
import { lintCarried } from './lint-carried'
import { lintCommands } from './lint-commands'
import { lintExpectations } from './lint-expectations'
import { lintPatterns } from './lint-patterns'
import { lintRule } from './lint-rule'
import { lintShadowed } from './lint-shadowed'

const duplicates = (rules: readonly Rule[]): Finding[] =>
  rules.flatMap(({ id }, index) =>
    id !== '' && rules.findIndex((other) => other.id === id) < index
      ? [error('duplicate-id', ['rules', index, 'id'], `Another rule is named "${id}" already.`)]
      : [],
  )

/** The rules that one waits for, itself included if it waits for itself. */
const waitsFor = (rule: Rule, byId: ReadonlyMap<string, Rule>): Set<string> => {
  const seen = new Set<string>()
  for (let next = rule.after; next !== undefined && !seen.has(next); next = byId.get(next)?.after) seen.add(next)
  return seen
}

const dependency = (rule: Rule, index: number, byId: ReadonlyMap<string, Rule>): Finding[] => {
  const { after } = rule
  if (after === undefined) return []
  const segments = ['rules', index, 'after']
  const ids = [...byId.keys()].filter(Boolean)
  if (!byId.has(after)) {
    const said = () => withAllowed(`There is no rule "${after}".`, after, ids)
    return [error('after-unknown', segments, said, ids)]
  }
  return waitsFor(rule, byId).has(rule.id)
    ? [error('after-cycle', segments, `The rule waits for itself: ${[...waitsFor(rule, byId)].join(' ← ')}.`)]
    : []
}

/** Ids that are not unique, and rules that wait for none or for themselves. */
const lintDependencies = (rules: readonly Rule[]): Finding[] => {
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  return [...duplicates(rules), ...rules.flatMap((rule, index) => dependency(rule, index, byId))]
}

const lintHolds = (rules: readonly Rule[]): Finding[] => {
  const cycle = holdCycle(rules)
  const [first] = cycle ?? []
  if (!cycle || !first) return []
  return [error('hold-cycle', ['rules', rules.indexOf(first), 'fault', 'hold', 'until'], describeHoldCycle(cycle))]
}

const within = (base: readonly Segment[], findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, segments: [...base, ...finding.segments] }))

/** What is wrong with the meaning of a document whose shape is right. */
export const lintScenario = (scenario: ScenarioParts, known: KnownNames = {}): Finding[] => [
  ...lintDependencies(scenario.rules),
  ...lintCommands(scenario.setup ?? [], known, ['setup']),
  ...scenario.rules.flatMap((rule, index) => within(['rules', index], lintRule(rule, known))),
  ...lintHolds(scenario.rules),
  ...lintShadowed(scenario.rules),
  ...lintExpectations(scenario),
  ...lintPatterns(scenario),
  ...(known.carrier === undefined ? [] : lintCarried(scenario, { carrier: known.carrier, simulated: known.simulated })),
]
