import type { Rule, Scenario } from '@soe/scenario'
import { columns } from '../columns'
import { defineCommand } from '../command'
import { exitCode } from '../exit-code'

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

const count = (found: number) => (found === 1 ? '1 scenario' : `${found} scenarios`)

export const listScenarios = defineCommand({
  usage: 'scenarios',
  summary: 'List the built-in scenarios; needs no simulator.',
  options: { '--search <words>': 'only those that hold all the words, in id, title, area, operations or text' },
  examples: ['scenarios --search "locked retail"'],
  isLocal: true,
  json: ({ control }) => control.listCatalogScenarios.responses[200].element.omit({ document: true }).array(),
  handler: async ({ given, show }) => {
    const found = (await all()).filter((scenario) => holds(scenario, given.search?.trim() ?? ''))
    show(found, () => [
      ...(found.length > 0 ? columns(found.map(({ id, title }) => [id, title])) : []),
      count(found.length),
    ])
    return exitCode.fine
  },
})
