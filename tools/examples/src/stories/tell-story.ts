import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOperation, type ClockChange, type Command, type OperationKey } from '@soe/contracts'
import { describeVerification, SimulatorRefusal } from '@soe/simulator-client'
import { withWorld, type Shopper, type TestWorld } from '@soe/simulator-client/jest'
import { parse, stringify } from 'yaml'

type Step =
  | OperationKey
  | { readonly call: OperationKey; readonly body?: unknown; readonly headers?: Record<string, string> }
  | { readonly command: Command }
  | { readonly clock: ClockChange }
  /** Another shopper comes in. */
  | { readonly enter: true }

export interface Story {
  readonly persona: string
  readonly steps: readonly Step[]
  /** What each call is answered: ok, the id of an error, the code of a refusal, a status, or why there is no answer. */
  readonly endings: readonly (string | number)[]
  /** Met, or words of the report, or words of the refusal to arm. */
  readonly report: 'met' | { readonly unmet: string } | { readonly refused: string }
  readonly scenario: { readonly id: string; readonly title: string }
}

const folder = join(__dirname, 'files')

export const readStories = (): Story[] =>
  readdirSync(folder)
    .toSorted()
    .map((file) => parse(readFileSync(join(folder, file), 'utf8')) as Story)

const endingOf = (status: number, error: string | undefined, raw: unknown): string => {
  if (error !== undefined) return error
  if (typeof raw === 'string') return status === 200 ? 'no json' : String(status)
  const code = (raw as { error?: { code?: string } }).error?.code
  if (code === undefined) return 'ok'
  return code === 'SCRIPTED_STATUS' ? String(status) : code
}

type Call = Exclude<Step, string | { command: Command } | { clock: ClockChange } | { enter: true }>

const send = async (shopper: Shopper, { call, body, headers }: Call): Promise<string> => {
  const { example } = findOperation(call).metadata
  const given = { body: body ?? example.body, query: example.query, ...(headers && { headers }) }
  try {
    const { status, error, raw } = await shopper.call(call, given as Parameters<Shopper['call']>[1])
    return endingOf(status, error, raw)
  } catch {
    return 'no answer'
  }
}

const goThrough = async (world: TestWorld, steps: readonly Step[]): Promise<string[]> => {
  let shopper = await world.enter()
  const endings: string[] = []
  for (const step of steps) {
    if (typeof step === 'string') endings.push(await send(shopper, { call: step }))
    else if ('call' in step) endings.push(await send(shopper, step))
    else if ('command' in step) await world.command(step.command)
    else if ('clock' in step) await world.clock(step.clock)
    else shopper = await world.enter()
  }
  return endings
}

interface Told {
  readonly endings: readonly string[]
  readonly isMet: boolean
  readonly text: string
}

const refusalOf = (error: unknown): Told => {
  if (error instanceof SimulatorRefusal) return { endings: [], isMet: false, text: error.message }
  throw error
}

/** Arms the scenario in a world of its own, goes through the steps, and verifies. */
export const tellStory = ({ persona, steps, scenario }: Story, simulatorUrl: string): Promise<Told> =>
  withWorld({ simulatorUrl, persona, seed: 7, verify: false }, async (world) => {
    try {
      await world.arm(stringify(scenario))
    } catch (error) {
      return refusalOf(error)
    }
    const endings = await goThrough(world, steps)
    const verification = await world.verify()
    return { endings, isMet: verification.ok, text: describeVerification(verification) }
  })
