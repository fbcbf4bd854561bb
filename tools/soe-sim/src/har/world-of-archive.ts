import { isErrorId, type RecordedAnswer } from '@soe/contracts'
import type { ScenarioInput } from '@soe/scenario'
import type { CommandRun } from '../command'
import { InputError } from '../input-error'
import { readText } from '../read-text'
import { archiveId } from './import-archive'
import { delayOf, readHar, type ImportedCall } from './read-har'

/** The answer as one of the carrier's own; undefined of a failure, which is no state, and of one that is not there. */
const answerOf = ({ decision, request, ending }: ImportedCall): RecordedAnswer | undefined => {
  const { operation, audience, error, status, answer } = decision
  const { isEveryones, ...asked } = request
  const call = { operation, ...(!isEveryones && { audience }), ...asked } as RecordedAnswer
  if (ending !== undefined) return undefined
  if (error !== undefined) return isErrorId(error) ? { ...call, error } : undefined
  return status === 200 && answer?.body !== undefined ? { ...call, answer: answer.body } : undefined
}

/** What the carrier's clock showed at the last answer, else the recorder's. */
const instantOf = ({ decision: { at, answer } }: ImportedCall): string | undefined => {
  const instant = Date.parse(answer?.headers?.['date'] ?? at)
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString()
}

const median = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[times.length >> 1] ?? 0

/** Each operation takes as long as most of its calls took. */
const latencyOf = (id: string, calls: readonly ImportedCall[]): ScenarioInput | undefined => {
  const operations = [...new Set(calls.map(({ decision }) => decision.operation))]
  const rules = operations.flatMap((operation) => {
    const times = calls.filter(({ decision }) => decision.operation === operation).map(({ time }) => time)
    const fault = delayOf({ time: median(times) })
    const rule = { id: operation.replaceAll('.', '-').toLowerCase(), on: operation, always: true, fault }
    return fault.delay ? [rule] : []
  })
  if (rules.length === 0) return undefined
  const heading = { apiVersion: 'sim/v1', kind: 'Scenario', title: 'Calls take as long as they took' } as const
  return { ...heading, id: `${id}-latency`, rules: rules as ScenarioInput['rules'] }
}

interface Given {
  readonly world?: string | true
  readonly persona?: string
  readonly latency?: true
}

/** Makes a world of what the carrier of an archive answered, and says what the world answers otherwise. */
export const importWorld = async ({ io, given, connect, show }: CommandRun<Given>, file: string): Promise<void> => {
  const { calls } = readHar(file, await readText(file, io))
  const told = calls.flatMap((call) => {
    const answer = answerOf(call)
    return answer ? [{ call, answer }] : []
  })
  const last = told.at(-1)
  if (!last) throw new InputError('NOT_IMPORTABLE', `${file} has no answer of the carrier to make a world of.`)
  const instant = instantOf(last.call)
  const scenario = given.latency && latencyOf(archiveId(file), calls)
  const simulator = await connect()
  const { recorded, ...world } = await simulator.makeWorld({
    from: { answers: told.map(({ answer }) => answer) },
    title: `What ${file} was answered`.slice(0, 200),
    ...(typeof given.world === 'string' && { id: given.world }),
    ...(given.persona !== undefined && { persona: given.persona }),
    ...(instant !== undefined && { clock: { freeze: instant, resume: true } }),
    ...(scenario && { scenario: { ...scenario } }),
  })
  const { reads = 0, apart = [] } = recorded ?? {}
  const failures = calls.length - told.length
  const lines = [
    ...apart.map(
      ({ index, operation, reason }) => `Entry ${told[index]?.call.decision.seq ?? 0}, ${operation}: ${reason}.`,
    ),
    ...(failures > 0
      ? [`${failures} of the calls have no answer that tells of a world; without --world they make a scenario.`]
      : []),
  ]
  const enter = simulator.enterUrl(world.id, '/', { session: 'last' })
  show({ ...world, enter, reads, apart: lines }, () => [
    `Made the world ${world.id} of ${file}: persona ${world.persona}, clock ${world.now.slice(0, 19)}Z.`,
    `Enter it at ${enter}`,
    `${reads} reads, of which it answers otherwise:${lines.length === 0 ? ' none.' : ''}`,
    ...lines.map((line) => `  ${line}`),
  ])
}
