import { ProviderStateReadySchema, type Command, type CommandName, type ProviderState } from '@soe/contracts'
import { runCommand } from '@soe/carrier'
import { carriedCommands, type RuleCommand } from '@soe/scenario'
import { RefusalFault, type CarrierAddress, type World, type WorldDraft } from '@soe/world'
import type { RanCommand } from '../journal/call-ending'
import type { WorldAccess } from './change-world'
import { runRuleCommands } from './run-rule-commands'

const doneBy = (command: Command) => carriedCommands[Object.keys(command)[0] as CommandName]

/** Whether the world does it itself, whatever its carrier is. */
const isOfWorld = (command: Command): boolean => doneBy(command)?.world === true

const isOfBackend = (command: Command | undefined): boolean =>
  command === undefined || doneBy(command)?.world !== true || doneBy(command)?.states === true

/** Milliseconds that a backend has to set up a state. */
const patience = 15_000

const failed = (state: string, why: string) =>
  new RefusalFault('STATE_NOT_SET_UP', `The backend did not set up the state "${state}": ${why}.`)

/** Asks a backend for a state, as a judge does; it is called at its own address and nowhere else. */
export const askState = async ({ states }: CarrierAddress, given: ProviderState) => {
  if (states === undefined) throw failed(given.state, 'the carrier of this world has no URL for states')
  const reply = await fetch(states, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    throw failed(given.state, `${states} gave no answer (${error.message})`)
  })
  const text = await reply.text()
  if (reply.status !== 200) throw failed(given.state, `${states} answered ${reply.status} ${text.slice(0, 300)}`)
  try {
    return ProviderStateReadySchema.parse(JSON.parse(text))
  } catch {
    throw failed(given.state, `${states} answered something else than an id, headers and cookies`)
  }
}

/** The backend state that does what a command does; undefined where there is none. */
const stateFor = (command: Command, of: string): ProviderState | undefined => {
  if ('lockCart' in command) {
    const { channel, ttl } = command.lockCart
    return { state: 'cart locked', params: { of, channel, ...(ttl !== undefined && { ttl }) }, action: 'setup' }
  }
  if (!('advanceClock' in command)) return undefined
  return { state: 'time passed', params: { of, by: command.advanceClock.by }, action: 'setup' }
}

/** The shoppers that the backend's states set up for a world. */
const shoppersOf = ({ collections: { clients } }: Pick<World, 'collections'>): string[] =>
  [...clients.values()].flatMap(({ shopper }) => shopper ?? [])

/** Runs a command on these shoppers of a backend, by its states. */
export const commandBackend = async (
  carrier: CarrierAddress,
  command: Command,
  shoppers: readonly string[],
): Promise<number> => {
  const states = shoppers.flatMap((of) => stateFor(command, of) ?? [])
  for (const state of states) await askState(carrier, state)
  return states.length
}

const nobody = 'No shopper of this call was set up by a state of the backend.'

const tell = async (carrier: CarrierAddress, { rule, name, command }: RuleCommand, shoppers: readonly string[]) => {
  const ran = { rule, command: name }
  try {
    const affected = command ? await commandBackend(carrier, command, shoppers) : 0
    return { ...ran, affected, ...(affected === 0 && { refused: nobody }) }
  } catch (error) {
    if (!(error instanceof RefusalFault)) throw error
    return { ...ran, affected: 0, refused: error.message }
  }
}

interface Caller {
  readonly worldId: string
  readonly client: string
}

/** Runs the commands of rules that have fired, as far as the backend has to do them, for the shopper who calls. */
export const tellBackend = async (
  { worlds }: Pick<WorldAccess, 'worlds'>,
  carrier: CarrierAddress,
  commands: readonly RuleCommand[],
  { worldId, client }: Caller,
): Promise<RanCommand[]> => {
  const others = commands.filter(({ command }) => isOfBackend(command))
  if (others.length === 0) return []
  const shopper = (await worlds.load(worldId))?.collections.clients.get(client)?.shopper
  const ran: RanCommand[] = []
  for (const given of others) ran.push(await tell(carrier, given, shopper === undefined ? [] : [shopper]))
  return ran
}

/** The other commands of rules that have fired. */
export const runOwnCommands = (draft: WorldDraft, commands: readonly RuleCommand[], realNow: number) =>
  runRuleCommands(
    draft,
    commands.filter(({ command }) => command !== undefined && isOfWorld(command)),
    realNow,
  )

/** Runs a command of the control API, or of a setup, in front of a backend, as far as the world does it. */
export const runOwnCommand = (draft: WorldDraft, command: Command, realNow: number) =>
  isOfWorld(command) ? runCommand(draft, command, realNow) : undefined

/** Takes down what states have set up for a world that is dropped; a backend that is gone keeps nothing. */
export const dropShoppers = async ({ worlds }: Pick<WorldAccess, 'worlds'>, worldId: string) => {
  const world = await Promise.resolve(worlds.load(worldId)).catch(() => undefined)
  const { carrier } = world?.header ?? {}
  if (!world || !carrier) return
  for (const of of shoppersOf(world))
    await askState(carrier, { state: 'shopper', params: { of }, action: 'teardown' }).catch(() => undefined)
}

const unknownTo = (command: Command) =>
  new RefusalFault(
    'STATE_NOT_SET_UP',
    `A real backend has no state for ${Object.keys(command)[0]}.`,
    Object.keys(carriedCommands),
    409,
  )

/** Runs a command on all shoppers of a world with a backend, by its states. */
export const commandShoppers = async (world: World, command: Command): Promise<number> => {
  const { carrier } = world.header
  if (!carrier || !isOfBackend(command)) return 0
  if (!doneBy(command)) throw unknownTo(command)
  return commandBackend(carrier, command, shoppersOf(world))
}
