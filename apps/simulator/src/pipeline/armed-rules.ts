import { type Scenario, compileScenario, indexRules, type ArmedRules, type CompiledScenario } from '@soe/scenario'
import type { ScenarioState, World } from '@soe/world'

/** The checked document of an armed scenario; the world stores it without knowing its type. */
export const documentOf = ({ document }: Pick<ScenarioState, 'document'>) => document as Scenario

/** Compiled documents that are cached for all worlds. */
const maxCompiled = 2000

const byDigest = new Map<string, CompiledScenario>()

const compiledOf = (state: ScenarioState): CompiledScenario => {
  const { digest } = state
  const found = byDigest.get(digest)
  if (found) return found
  const compiled = compileScenario(documentOf(state))
  if (byDigest.size >= maxCompiled) byDigest.delete(byDigest.keys().next().value as string)
  byDigest.set(digest, compiled)
  return compiled
}

const byArmedIds = new WeakMap<readonly string[], ArmedRules>()

/** The rules that a world has armed; undefined where it has none. The list of ids is replaced whenever one changes. */
export const armedRulesOf = ({ header: { armed }, collections }: World): ArmedRules | undefined => {
  if (!armed || armed.length === 0) return undefined
  const found = byArmedIds.get(armed)
  if (found) return found
  const rules = indexRules(armed.flatMap((id) => collections.scenarios.get(id) ?? []).map(compiledOf))
  byArmedIds.set(armed, rules)
  return rules
}
