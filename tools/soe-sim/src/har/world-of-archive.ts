import { counted, isErrorId, type RecordedAnswer } from '@soe/contracts'
import type { ScenarioInput } from '@soe/scenario'
import type { CommandRun } from '../command'
import { InputError } from '../input-error'
import { readText } from '../read-text'
import { archiveId } from './import-archive'
import { delayOf, readHar, type ImportedCall } from './read-har'

/** The call as the control API takes it; undefined where the archive holds no whole answer of the carrier. */
const answerOf = ({ decision, request, ending }: ImportedCall): RecordedAnswer | undefined => {
  const { operation, error, status, answer } = decision
  const call = { operation, ...request }
  if (ending !== undefined) return undefined
  if (error !== undefined) return isErrorId(error) ? { ...call, error } : undefined
  return status === 200 && answer?.body !== undefined ? { ...call, answer: answer.body } : undefined
}

/** The carrier's time at an answer, else the recorder's. */
const instantOf = ({ decision: { at, answer } }: ImportedCall): string | undefined => {
  const instant = Date.parse(answer?.headers?.['date'] ?? at)
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString()
}

const median = (times: readonly number[]): number =>
  times.toSorted((left, right) => left - right)[times.length >> 1] ?? 0

/** Delays each operation by the median of its calls. */
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

interface ImportOptions {
  readonly world?: string | true
  readonly persona?: string
  readonly latency?: true
}

/** Makes a world of the answers in an archive, and reports which reads the world answers otherwise. */
export const importWorld = async (
  { io, given, connect, show }: CommandRun<ImportOptions>,
  file: string,
): Promise<void> => {
  const { calls } = readHar(file, await readText(file, io))
  const answered = calls.flatMap((call) => {
    const answer = answerOf(call)
    return answer ? [{ call, answer }] : []
  })
  const last = answered.at(-1)
  if (!last) throw new InputError('NOT_IMPORTABLE', `${file} has no answer of the carrier to make a world of.`)
  const instant = instantOf(last.call)
  const scenario = given.latency && latencyOf(archiveId(file), calls)
  const simulator = await connect()
  const { recorded, ...world } = await simulator.makeWorld({
    from: { answers: answered.map(({ answer }) => answer) },
    title: `What ${file} was answered`.slice(0, 200),
    ...(typeof given.world === 'string' && { id: given.world }),
    ...(given.persona !== undefined && { persona: given.persona }),
    ...(instant !== undefined && { clock: { freeze: instant, resume: true } }),
    ...(scenario && { scenario: { ...scenario } }),
  })
  const { reads = 0, apart = [] } = recorded ?? {}
  const failures = calls.length - answered.length
  const differences = apart.map(
    ({ index, operation, reason }) => `Entry ${answered[index]?.call.decision.seq ?? 0}, ${operation}: ${reason}.`,
  )
  const enter = simulator.enterUrl(world.id, '/', { session: 'last' })
  show({ ...world, enter, reads, apart: differences }, () => [
    `Made the world ${world.id} of ${file}: persona ${world.persona}, clock ${world.now.slice(0, 19)}Z.`,
    `Enter it at ${enter}`,
    `${counted(reads, 'read')}, of which it answers otherwise:${differences.length === 0 ? ' none.' : ''}`,
    ...differences.map((line) => `  ${line}`),
    ...(failures > 0
      ? [`No answer to restore: ${counted(failures, 'call')}; without --world a scenario is made of them.`]
      : []),
  ])
}
