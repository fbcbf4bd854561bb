import { checkPlain } from '../document/check-plain'
import { findingsOf } from '../document/describe-issues'
import { describeFinding, isError, listable, listed, pathOf, type Finding, type Problem } from '../document/finding'
import { normaliseScenario } from '../document/normalise-scenario'
import type { Scenario } from '../document/scenario'
import { ScenarioSchema } from '../document/scenario.schema'
import type { KnownNames } from './known-names'
import { lintScenario } from './lint-scenario'
import { lintSound } from './lint-sound'

export interface CheckedScenario {
  readonly ok: boolean
  /** Present when it is ok. */
  readonly scenario?: Scenario
  readonly problems: readonly Problem[]
}

export interface Findings {
  readonly scenario?: Scenario
  readonly findings: readonly Finding[]
}

/** A choice that fails for a misspelt name is reported once, by the name. */
const isMisspelling = ({ code, segments }: Finding, all: readonly Finding[]): boolean =>
  code === 'choose-one' &&
  all.some(
    (other) => other.code === 'unknown-field' && pathOf(other.segments.slice(0, segments.length)) === pathOf(segments),
  )

/** Checks plain data that should be a scenario; returns the scenario unless there is an error. */
export const findProblems = (document: unknown, known: KnownNames = {}): Findings => {
  const hostile = checkPlain(document)
  if (hostile) return { findings: [hostile] }
  const parsed = ScenarioSchema.safeParse(document)
  if (!parsed.success) {
    const findings = findingsOf(parsed.error.issues, document, ScenarioSchema)
    const shape = findings.filter((finding) => !isMisspelling(finding, findings))
    return { findings: shape.length < listable ? [...shape, ...lintSound(document, known)] : shape }
  }
  const scenario = normaliseScenario(parsed.data)
  const findings = lintScenario(scenario, known)
  return findings.some(isError) ? { findings } : { scenario, findings }
}

/** Checks a document that is already data: from a client, or from the TypeScript language. */
export const checkScenario = (document: unknown, known: KnownNames = {}): CheckedScenario => {
  const { scenario, findings } = findProblems(document, known)
  return { ok: scenario !== undefined, ...(scenario && { scenario }), problems: listed(findings).map(describeFinding) }
}
