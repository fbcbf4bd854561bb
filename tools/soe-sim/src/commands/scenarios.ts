import { keysOfRule, scenarioCatalogue, type Scenario } from '@soe/scenario'
import { columns } from '../columns'
import type { CommandRun } from '../command-run'
import { exitCode } from '../exit-code'

const listed = (area: string, scenario: Scenario) => {
  const { id, title, sees } = scenario
  return { id, title, area, operations: [...new Set(scenario.rules.flatMap(keysOfRule))], ...(sees && { sees }) }
}

type Listed = ReturnType<typeof listed>

const all = (): Listed[] =>
  Object.entries(scenarioCatalogue).flatMap(([area, scenarios]) => scenarios.map((scenario) => listed(area, scenario)))

const holds = (scenario: Listed, search: string): boolean => {
  const text = JSON.stringify(scenario).toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const count = (found: number) => (found === 1 ? '1 scenario' : `${found} scenarios`)

export const listScenarios = async ({ given, show }: CommandRun<{ readonly search?: string }>): Promise<number> => {
  const found = all().filter((scenario) => holds(scenario, given.search?.trim() ?? ''))
  show(found, () => [
    ...(found.length > 0 ? columns(found.map(({ id, title }) => [id, title])) : []),
    count(found.length),
  ])
  return exitCode.fine
}
