import type { Rule, Scenario } from '@soe/scenario'
import { columns } from '../columns'
import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'

type Listed = Pick<Scenario, 'id' | 'title' | 'sees'> & { readonly area: string; readonly operations: string[] }

const listed = (area: string, { id, title, sees, rules }: Scenario, keysOf: (rule: Rule) => readonly string[]) => ({
  id,
  title,
  area,
  operations: [...new Set(rules.flatMap(keysOf))],
  ...(sees && { sees }),
})

const all = async (): Promise<Listed[]> => {
  const { keysOfRule, scenarioCatalogue } = await import('@soe/scenario')
  return Object.entries(scenarioCatalogue).flatMap(([area, scenarios]) =>
    scenarios.map((scenario) => listed(area, scenario, keysOfRule)),
  )
}

const holds = (scenario: Listed, search: string): boolean => {
  const text = JSON.stringify(scenario).toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** A scenario as a file to begin one's own with. */
const one = async (asked: string): Promise<{ scenario: Scenario; yaml: string }> => {
  const { scenarioCatalogue, withAllowed, writeYaml } = await import('@soe/scenario')
  const scenarios = Object.values(scenarioCatalogue).flat()
  const scenario = scenarios.find(({ id }) => id === asked)
  if (scenario) return { scenario, yaml: writeYaml(scenario) }
  const ids = scenarios.map(({ id }) => id)
  throw new InputError('UNKNOWN_SCENARIO', withAllowed(`There is no built-in scenario "${asked}".`, asked, ids), ids)
}

const count = (found: number) => (found === 1 ? '1 scenario' : `${found} scenarios`)

export const listScenarios = defineCommand({
  usage: 'scenarios [id]',
  summary: 'List the built-in scenarios, or print one as a file to begin with; needs no simulator.',
  options: { '--search <words>': 'only those that hold all the words, in id, title, area, operations or text' },
  examples: ['scenarios --search "locked retail"', 'scenarios cart-load-hangs > mine.yaml'],
  isLocal: true,
  json: ({ control, z }) =>
    z.union([
      control.listCatalogScenarios.responses[200].element.omit({ document: true }).array(),
      control.listCatalogScenarios.responses[200].element.shape.document,
    ]),
  handler: async ({ given, show }, id) => {
    if (id !== undefined) {
      const { scenario, yaml } = await one(id)
      show(scenario, () => yaml.trimEnd().split('\n'))
      return exitCode.fine
    }
    const found = (await all()).filter((scenario) => holds(scenario, given.search?.trim() ?? ''))
    show(found, () => [
      ...(found.length > 0 ? columns(found.map(({ id, title }) => [id, title])) : []),
      count(found.length),
    ])
    return exitCode.fine
  },
})
