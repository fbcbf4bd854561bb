import { createHash } from 'node:crypto'
import type { ScenarioProblem } from '@soe/contracts'
import {
  builtInScenarios,
  checkScenario,
  parseScenarios,
  withMeant,
  type CheckedScenario,
  type KnownNames,
  type Problem,
  type Scenario,
} from '@soe/scenario'
import { RefusalFault } from '@soe/world'
import { catalogueNames } from './known-names'

const placeOf = ({ line, column, path }: ScenarioProblem): string =>
  [line === undefined ? '' : `line ${line}, column ${column}`, path].filter(Boolean).join(', ')

const describe = (problem: ScenarioProblem): string => {
  const place = placeOf(problem)
  return place === '' ? problem.message : `${place}: ${problem.message}`
}

const isError = ({ severity }: ScenarioProblem) => severity === 'error'

/** Problems that a refusal lists; the rest is counted. */
const mostListed = 20

const listed = (errors: readonly ScenarioProblem[]): string => {
  const rest = errors.length - mostListed
  const lines = errors.slice(0, mostListed).map(describe)
  return [...lines, ...(rest > 0 ? [`And ${rest} more.`] : [])].join('\n')
}

/** Names the problems, each on a line with its position in the text. */
export const scenarioRefusal = (problems: readonly ScenarioProblem[]): RefusalFault => {
  const errors = problems.filter(isError)
  return new RefusalFault('INVALID_SCENARIO', listed(errors), errors[0]?.allowed?.slice(0, 200))
}

const problem = (message: string): Problem => ({ severity: 'error', code: 'wrong-id', message, path: 'id' })

/** Checks a text of any number of scenarios. */
export const readScenarios = (text: string, format: 'yaml' | 'json', known: KnownNames = catalogueNames) =>
  parseScenarios(text, { ...known, format })

/** Checks a text that must hold one scenario, of the given id. */
export const readScenario = (
  id: string,
  text: string,
  format: 'yaml' | 'json',
  known: KnownNames = catalogueNames,
): CheckedScenario => {
  const { ok, scenarios, problems } = readScenarios(text, format, known)
  const [scenario] = scenarios
  if (!ok || !scenario) return { ok: false, problems }
  if (scenarios.length > 1) {
    return { ok: false, problems: [problem(`One scenario at a time: the text holds ${scenarios.length}.`)] }
  }
  if (scenario.id === id) return { ok, scenario, problems }
  return {
    ok: false,
    problems: [problem(`The document is of the scenario "${scenario.id}", the path of "${id}".`)],
  }
}

/** Scenarios by their id, besides the built-in ones. */
interface Library {
  find(id: string): Scenario | undefined
  list(): readonly { readonly scenario: Scenario }[]
}

export const namedScenario = (library: Library, id: string): Scenario => {
  const found = builtInScenarios.find((scenario) => scenario.id === id) ?? library.find(id)
  if (found) return found
  const allowed = [
    ...library.list().map(({ scenario }) => scenario.id),
    ...builtInScenarios.map((scenario) => scenario.id),
  ]
  const said = withMeant(`There is no built-in scenario "${id}", and none in a file.`, id, allowed)
  throw new RefusalFault('UNKNOWN_SCENARIO', said, allowed, 400)
}

/** A document without an error, or the refusal that names the first ones. */
export const requireDocument = (given: unknown): Scenario => {
  const { scenario, problems } = checkScenario(given, catalogueNames)
  if (scenario) return scenario
  throw scenarioRefusal(problems)
}

/** A scenario by its id, or a document; refused where it is neither. */
export const requireScenario = (library: Library, given: unknown): Scenario =>
  typeof given === 'string' ? namedScenario(library, given) : requireDocument(given)

export const digestOf = (scenario: Scenario): string =>
  createHash('sha256').update(JSON.stringify(scenario)).digest('base64url')
