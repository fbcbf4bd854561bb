import { operations } from '@soe/contracts'
import type { Coverage, CoverageRow } from '@soe/simulator-client'
import { columns } from '../columns'
import { defineCommand } from '../command'
import { exitCode } from '../exit-code'
import { InputError } from '../input-error'
import { readNumber } from '../read-number'

const causesOf = ({ by }: CoverageRow): string =>
  Object.entries(by)
    .filter(([, calls]) => calls > 0)
    .map(([cause, calls]) => `${cause} ${calls}`)
    .join(', ')

const describe = ({ rows, pairs, since }: Coverage): string[] => {
  const lines = rows
    .toSorted((left, right) => left.operation.localeCompare(right.operation))
    .map((row) => [row.operation, row.outcome, String(row.calls), causesOf(row), (row.armed ?? []).join(', ')])
  return [
    ...columns([['OPERATION', 'ANSWERED', 'CALLS', 'BECAUSE', 'ARMED'], ...lines]),
    `Errors met: ${pairs.answered} of ${pairs.known}.`,
    ...(since === undefined
      ? []
      : [`Not counted: calls before ${since}, since the process that answered them has ended.`]),
  ]
}

/** Armed rules, by whether any of their answers came of a scenario. */
const rulesOf = ({ rows }: Coverage, isUsed: boolean): string[] => {
  const used = new Set(rows.filter(({ by }) => by.scenario > 0).flatMap(({ armed = [] }) => armed))
  const all = new Set(rows.flatMap(({ armed = [] }) => armed))
  return [...all].filter((rule) => used.has(rule) === isUsed).toSorted()
}

const describeRules = (found: Coverage): string[] =>
  [['Armed rules used', rulesOf(found, true)] as const, ['Armed rules unused', rulesOf(found, false)] as const].flatMap(
    ([head, rules]) => (rules.length > 0 ? [`${head}: ${rules.join(', ')}.`] : []),
  )

/** How many operations were called, and the others by name where they are asked for. */
const describeCalled = ({ rows }: Coverage, areOthersNamed: boolean): string[] => {
  const called = new Set(rows.filter(({ calls }) => calls > 0).map(({ operation }) => operation))
  const others = operations.filter(({ key }) => !called.has(key)).map(({ key }) => key)
  return [
    `Operations called: ${operations.length - others.length} of ${operations.length}.`,
    ...(areOthersNamed && others.length > 0 ? ['Never called:', ...others.toSorted().map((key) => `  ${key}`)] : []),
  ]
}

/** How many declared errors have to be met: a number, or a share such as 5%. */
const leastOf = (text: string | undefined, { pairs }: Coverage): number => {
  const share = /^(\d+(?:[.]\d+)?)%$/.exec(text ?? '')?.[1]
  if (share !== undefined) return Math.ceil((Number(share) / 100) * pairs.known)
  return readNumber('--min', text, { min: 0, max: 1_000_000 }) ?? 0
}

/** Lists how calls have been answered: in one world, in all since the simulator started, or in files of either. */
export const coverage = defineCommand({
  usage: 'coverage [world]',
  summary: 'List how calls have been answered, and why: in a world, in all since the start, or in files of shards.',
  options: {
    '--merge <files...>': 'what several runs printed with --json, taken together, instead of asking a simulator',
    '--uncalled': 'name the operations that were never called, too',
    '--min <number>': 'end with 1 unless so many declared errors were met: a number, or a share such as 5%',
  },
  examples: ['coverage demo', 'coverage --uncalled', 'coverage --merge shard-1.json shard-2.json --min 1'],
  json: ({ control }) => control.readCoverage.responses[200],
  handler: async ({ io, given, connect, show }, world) => {
    if (given.merge && world !== undefined)
      throw new InputError('TWO_SUBJECTS', 'Name a world, or with --merge files, not both.')
    const found = given.merge
      ? await (await import('../merge-coverage')).mergeCoverage(given.merge, io)
      : await (await connect()).coverage(world)
    const least = leastOf(given.min, found)
    const isEnough = found.pairs.answered >= least
    show(found, () => [
      ...describe(found),
      ...describeCalled(found, given.uncalled === true),
      ...(given.merge ? describeRules(found) : []),
      ...(isEnough ? [] : [`At least ${least} are asked for.`]),
    ])
    return isEnough ? exitCode.fine : exitCode.failed
  },
})
