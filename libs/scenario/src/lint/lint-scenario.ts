import type { Finding, Segment } from '../document/finding'
import type { Scenario } from '../document/scenario'
import type { KnownNames } from './known-names'
import { lintCommands } from './lint-commands'
import { lintDependencies } from './lint-dependencies'
import { lintExpectations } from './lint-expectations'
import { lintRule } from './lint-rule'
import { lintShadowed } from './lint-shadowed'

const within = (base: readonly Segment[], findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, segments: [...base, ...finding.segments] }))

/** What is wrong with the meaning of a document whose shape is right. */
export const lintScenario = (scenario: Scenario, known: KnownNames = {}): Finding[] => [
  ...lintDependencies(scenario.rules),
  ...lintCommands(scenario.setup ?? [], known, ['setup']),
  ...scenario.rules.flatMap((rule, index) => within(['rules', index], lintRule(rule, known))),
  ...lintShadowed(scenario.rules),
  ...lintExpectations(scenario),
]
