import { builtInScenarios, type KnownNames, type Scenario } from '@soe/scenario'
import { checkText, describeProblem } from './check-text'
import { InputError } from './input-error'
import type { Io } from './io'
import { isFile } from './read-text'

const builtIn = (id: string): Scenario => {
  const found = builtInScenarios.find((scenario) => scenario.id === id)
  if (found) return found
  const [word = ''] = id.split('-')
  const akin = builtInScenarios.map((scenario) => scenario.id).filter((name) => name.includes(word))
  throw new InputError(
    'UNKNOWN_SCENARIO',
    `"${id}" is neither a file nor a built-in scenario; "npx soe-sim scenarios" lists those.`,
    akin.length > 0 ? akin : undefined,
  )
}

const ofFile = async (file: string, io: Io, known: KnownNames): Promise<readonly Scenario[]> => {
  const { ok, scenarios, problems } = await checkText(file, io, known)
  const said = problems.map((problem) => describeProblem(file, problem))
  if (!ok) {
    const allowed = problems.find((problem) => problem.severity === 'error')?.allowed
    throw new InputError('INVALID_SCENARIO', said, allowed)
  }
  if (said.length > 0) io.err(said)
  return scenarios
}

const refuseRepeats = (scenarios: readonly Scenario[]) => {
  const ids = scenarios.map(({ id }) => id)
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at)
  if (repeated !== undefined) throw new InputError('REPEATED_SCENARIO', `Two scenarios are named "${repeated}".`)
}

export const readSources = async (
  sources: readonly string[],
  io: Io,
  known: KnownNames = {},
): Promise<readonly Scenario[]> => {
  const scenarios: Scenario[] = []
  for (const source of sources) {
    scenarios.push(...(isFile(source) ? await ofFile(source, io, known) : [builtIn(source)]))
  }
  refuseRepeats(scenarios)
  return scenarios
}

/** The scenario of a source that holds no more than one. */
export const readOneSource = async (source: string, io: Io): Promise<Scenario> => {
  const [scenario, ...others] = await readSources([source], io)
  if (scenario && others.length === 0) return scenario
  throw new InputError('SEVERAL_SCENARIOS', `${source} holds ${others.length + 1} scenarios; a world begins with one.`)
}
