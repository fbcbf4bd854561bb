import { stringify } from 'yaml'
import { checkScenario } from '../lint/check-scenario'
import { parseScenarios } from '../parse/parse-scenarios'
import type { Scenario } from '../document/scenario'
import { coveredRows } from '../testing/covered-rows'
import { builtInScenarios, scenarioCatalogue } from './index'

const outcomeOf = ({ rules, sees }: Scenario) => JSON.stringify([rules.map(({ id: _id, ...rule }) => rule), sees])

describe('the built-in catalogue', () => {
  it.each(builtInScenarios.map((scenario) => [scenario.id, scenario] as const))(
    '%s is without fault',
    (_id, scenario) => {
      expect(checkScenario(scenario).problems).toEqual([])
      expect(scenario.sees).toBeDefined()
      expect(scenario.expect.length).toBeGreaterThan(0)
    },
  )

  it('leads to whole addresses', () => {
    const pages = builtInScenarios.map(({ sees }) => sees?.page ?? '')
    expect(pages.filter((page) => !/^\/[\w/.-]*(\?\w+=\w+(&\w+=\w+)*)?$/.test(page))).toEqual([])
  })

  it('names each scenario once', () => {
    const ids = builtInScenarios.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('holds at least 80 different operations, causes and outcomes', () => {
    expect(new Set(builtInScenarios.map(outcomeOf)).size).toBe(builtInScenarios.length)
    expect(builtInScenarios.length).toBeGreaterThanOrEqual(80)
  })

  it.each(coveredRows.map((covered) => [covered.row, covered] as const))('has the row "%s"', (_row, covered) => {
    const ids: readonly string[] = builtInScenarios.map(({ id }) => id)
    expect(covered.scenarios?.filter((id) => !ids.includes(id)) ?? []).toEqual([])
    expect(Boolean(covered.scenarios?.length) !== Boolean(covered.notByAnswer)).toBe(true)
  })

  it.each(Object.entries(scenarioCatalogue))('says the same in YAML: %s', (_area, scenarios) => {
    const text = scenarios.map((scenario) => stringify(scenario, { aliasDuplicateObjects: false })).join('---\n')
    expect(parseScenarios(text)).toEqual({ ok: true, scenarios, problems: [] })
  })
})
