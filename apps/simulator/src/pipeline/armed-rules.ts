import type { OperationKey } from '@soe/contracts'
import { answers, chunkTarget, keysOfRule, windowOf, type Rule, type Scenario } from '@soe/scenario'
import type { ScenarioState, World } from '@soe/world'
import type { PlayedRule, RuleGroup } from './played-rule'
import { listRules, type RuleList } from './rule-list'

/** The armed rules by the operation that they are about. */
export interface PlayedRules {
  readonly byOperation: ReadonlyMap<OperationKey, RuleList>
  readonly ofChunks: readonly PlayedRule[]
}

/** Two rules of the same likeness count the same calls; one about scripts counts those of its own pattern. */
const likenessOf = ({ on, per, audience, when, after, fault }: Rule): string =>
  JSON.stringify([per, on, audience, when, after, fault?.missingChunk?.pattern])

const groupRules = ({ id: scenario, rules }: Scenario): RuleGroup[] => {
  const groups = new Map<string, RuleGroup>()
  return rules.map((rule, place) => {
    const likeness = likenessOf(rule)
    const known = groups.get(likeness)
    if (known) return known
    const waitsFor = rules.findIndex(({ id }) => id === rule.after)
    const first = rules[waitsFor]
    const { per, audience, when } = rule
    const after = first && { rule: first, place: waitsFor }
    const group: RuleGroup = { scenario, per, place, audience, when, after }
    groups.set(likeness, group)
    return group
  })
}

/** The rules of a document, in its order. */
export const playedRules = (scenario: Scenario): PlayedRule[] => {
  const groups = groupRules(scenario)
  return scenario.rules.map((rule, place) => ({
    scenario: scenario.id,
    rule,
    place,
    group: groups[place] as RuleGroup,
    window: windowOf(rule),
    isAnswering: answers(rule),
  }))
}

interface Compiled {
  readonly rules: readonly {
    readonly keys: readonly OperationKey[]
    readonly isOfChunks: boolean
    readonly played: PlayedRule
  }[]
}

const compile = (scenario: Scenario): Compiled => ({
  rules: playedRules(scenario).map((played) => ({
    keys: keysOfRule(played.rule),
    isOfChunks: played.rule.on.includes(chunkTarget),
    played,
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
