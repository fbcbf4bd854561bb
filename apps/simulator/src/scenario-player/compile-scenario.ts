import type { OperationKey } from '@soe/contracts'
import { answers, chunkTarget, keysOfRule, windowOf, type Rule, type Scenario } from '@soe/scenario'
import type { ScenarioState, World } from '@soe/world'
import type { PlayedRule } from './played-rule'
import { listRules, type RuleList } from './rule-list'

/** The armed rules by the operation that they are about. */
export interface PlayedRules {
  readonly byOperation: ReadonlyMap<OperationKey, RuleList>
  readonly ofChunks: readonly PlayedRule[]
}

const played = ({ id, rules }: Scenario, rule: Rule): PlayedRule => {
  const place = rules.findIndex((other) => other.id === rule.after)
  const after = rules[place]
  return {
    scenario: id,
    rule,
    place: rules.indexOf(rule),
    size: rules.length,
    window: windowOf(rule),
    isAnswering: answers(rule),
    after: after && { rule: after, place },
  }
}

interface Compiled {
  readonly rules: readonly {
    readonly keys: readonly OperationKey[]
    readonly isOfChunks: boolean
    played: PlayedRule
  }[]
}

const compile = (scenario: Scenario): Compiled => ({
  rules: scenario.rules.map((rule) => ({
    keys: keysOfRule(rule),
    isOfChunks: rule.on.includes(chunkTarget),
    played: played(scenario, rule),
  })),
})

/** The operations that a scenario is about. */
export const keysOfScenario = ({ rules }: Scenario): ReadonlySet<OperationKey> => new Set(rules.flatMap(keysOfRule))

/** Documents whose compiled form is kept, whatever worlds they are armed in. */
const keptDocuments = 2000

const byDigest = new Map<string, Compiled>()

const compiledOf = ({ digest, document }: ScenarioState): Compiled => {
  const found = byDigest.get(digest)
  if (found) return found
  const made = compile(document as Scenario)
  if (byDigest.size >= keptDocuments) byDigest.delete(byDigest.keys().next().value as string)
  byDigest.set(digest, made)
  return made
}

/** As within a document: by priority, then as written; documents go by when they were armed. */
const byPrecedence = (rules: readonly PlayedRule[]): PlayedRule[] =>
  rules.toSorted((left, right) => right.rule.priority - left.rule.priority)

const indexOf = (compiled: readonly Compiled[]): PlayedRules => {
  const byOperation = new Map<OperationKey, PlayedRule[]>()
  const all = compiled.flatMap(({ rules }) => rules)
  for (const { keys, played: rule } of all) {
    for (const key of keys) byOperation.set(key, [...(byOperation.get(key) ?? []), rule])
  }
  return {
    byOperation: new Map([...byOperation].map(([key, rules]) => [key, listRules(byPrecedence(rules))])),
    ofChunks: byPrecedence(all.filter(({ isOfChunks }) => isOfChunks).map(({ played: rule }) => rule)),
  }
}

const byArmed = new WeakMap<readonly string[], PlayedRules>()

/** The rules that a world has armed; undefined where it has none. The list of ids is replaced whenever one changes. */
export const rulesOf = ({ header: { armed }, collections }: World): PlayedRules | undefined => {
  if (!armed || armed.length === 0) return undefined
  const found = byArmed.get(armed)
  if (found) return found
  const states = armed.flatMap((id) => collections.scenarios.get(id) ?? [])
  const made = indexOf(states.map(compiledOf))
  byArmed.set(armed, made)
  return made
}
