import type { SimulatorClient } from '@soe/simulator-client'
import { columns } from '../columns'
import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'

interface Listed {
  readonly value: object
  readonly row: readonly string[]
}

const listed = <Item extends object>(items: readonly Item[], row: (item: Item) => readonly string[]): Listed[] =>
  items.map((value) => ({ value, row: row(value) }))

/** What the simulator can list, and the columns of each. */
const lists: Readonly<Record<string, (simulator: SimulatorClient) => Promise<Listed[]>>> = {
  operations: async (simulator) => listed(await simulator.operations(), ({ key, summary }) => [key, summary]),
  errors: async (simulator) =>
    listed(await simulator.errors(), ({ id, status, handling, message }) => [id, String(status), handling, message]),
  personas: async (simulator) => listed(await simulator.personas(), ({ id, audience, title }) => [id, audience, title]),
  commands: async (simulator) =>
    listed(await simulator.commands(), ({ name, summary, example }) => [name, summary, JSON.stringify(example)]),
  skus: async (simulator) =>
    listed(await simulator.skus(), ({ skuId, kind, name, variant }) => [skuId, kind, name, variant]),
}

export const catalogueNames = Object.keys(lists)

const holds = ({ value }: Listed, search: string): boolean => {
  const text = JSON.stringify(value).toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

export const catalogue = defineCommand({
  usage: 'catalogue <what>',
  summary: 'List what scenarios and commands may name: operations, errors, personas, commands or skus.',
  options: { '--search <words>': 'only those that hold all the words' },
  examples: ['catalogue errors --search "cart locked"', 'catalogue personas'],
  json: ({ control, z }) =>
    z.union([
      control.listOperations.responses[200],
      control.listErrors.responses[200],
      control.listPersonas.responses[200],
      control.listCommands.responses[200],
      control.listSkus.responses[200],
    ]),
  handler: async ({ given, connect, show }, name) => {
    const list = lists[name]
    if (!list) throw new InputError('UNKNOWN_CATALOGUE', `There is no catalogue of "${name}".`, catalogueNames)
    const found = (await list(await connect())).filter((item) => holds(item, given.search?.trim() ?? ''))
    show(
      found.map(({ value }) => value),
      () => (found.length > 0 ? columns(found.map(({ row }) => row)) : `Nothing in the catalogue of ${name} fits.`),
    )
    return exitCode.fine
  },
})
