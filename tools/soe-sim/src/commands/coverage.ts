import type { Coverage, CoverageRow } from '@soe/simulator-client'
import { columns } from '../columns'
import { defineCommand } from '../command'
import { exitCode } from '../exit-code'

const causesOf = ({ by }: CoverageRow): string =>
  Object.entries(by)
    .filter(([, calls]) => calls > 0)
    .map(([cause, calls]) => `${cause} ${calls}`)
    .join(', ')

const describe = ({ rows, pairs }: Coverage): string[] => {
  const lines = rows
    .toSorted((left, right) => left.operation.localeCompare(right.operation))
    .map((row) => [row.operation, row.outcome, String(row.calls), causesOf(row), (row.armed ?? []).join(', ')])
  return [
    ...columns([['OPERATION', 'ANSWERED', 'CALLS', 'BECAUSE', 'ARMED'], ...lines]),
    `Errors met: ${pairs.answered} of ${pairs.known}.`,
  ]
}

/** Lists how calls have been answered: in one world, or in all since the simulator started. */
export const coverage = defineCommand({
  usage: 'coverage [world]',
  summary: 'List how calls have been answered, and why: in a world, or in all since the start.',
  examples: ['coverage demo'],
  json: ({ control }) => control.readCoverage.responses[200],
  handler: async ({ connect, show }, world) => {
    const found = await (await connect()).coverage(world)
    show(found, () => describe(found))
    return exitCode.fine
  },
})
