import type { LockOwner, ProviderState, ProviderStateReady } from '@soe/contracts'
import { lockOwners } from '@soe/contracts'
import { findPersona, runCommand } from '@soe/carrier'
import { RefusalFault } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { worldHeader } from '../http/identify'
import { changeWorld } from '../pipeline/change-world'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { worldHandlers } from './world-handlers'

/** A state's id is its world and a number, so that two shoppers of a world stay apart. */
export const worldOfState = (id: string): string => id.split('~')[0] ?? ''

const channelOf = (channel: string): LockOwner => {
  const found = lockOwners.find((owner) => owner === channel)
  if (!found) throw new RefusalFault('UNKNOWN_CHANNEL', `No channel "${channel}" locks carts.`, [...lockOwners])
  return found
}

/** Signs the identity in as a browser would, and returns the cookies that the browser would keep. */
const signIn = async (app: FastifyInstance, world: string, persona: string): Promise<Record<string, string>> => {
  if (!findPersona(persona)) throw new RefusalFault('UNKNOWN_IDENTITY', `There is no identity "${persona}".`)
  const headers = { host: 'localhost', [worldHeader]: world }
  const { cookies } = await app.inject({ method: 'POST', url: '/signin', headers, payload: { persona } })
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

export const stateHandlers = (simulator: SimulatorContext, app: FastifyInstance) => {
  const worlds = worldHandlers(simulator)
  let made = 0

  const shopper = async (identity: string, beside: string | undefined): Promise<ProviderStateReady> => {
    const world = beside === undefined ? (await worlds.makeWorld({ body: {} })).body.id : worldOfState(beside)
    const cookies = await signIn(app, world, identity)
    return { id: `${world}~${(made += 1)}`, headers: { [worldHeader]: world }, cookies }
  }

  /** Two shoppers of one world are taken down one after the other. */
  const drop = async (world: string) => {
    if (await simulator.worlds.load(world)) await worlds.dropWorld({ params: { world } })
  }

  const change = async (given: ProviderState): Promise<ProviderStateReady> => {
    if (given.state === 'shopper' && given.action === 'setup') {
      return shopper(given.params.identity, given.params.beside)
    }
    const { of } = given.params as { of: string }
    const params = { world: worldOfState(of) }
    if (given.action === 'teardown') await drop(params.world)
    else if (given.state === 'time passed') await worlds.changeClock({ params, body: { advance: given.params.by } })
    else if (given.state === 'cart locked') {
      const { channel, ttl } = given.params
      const lockCart = { channel: channelOf(channel), ...(ttl !== undefined && { ttl }) }
      await changeWorld(simulator, params.world, (makeDraft) => {
        const draft = makeDraft()
        return { draft, ...runCommand(draft, { lockCart }, simulator.clock()) }
      })
    }
    return { id: of, headers: {}, cookies: {} }
  }

  return { changeState: async ({ body }: { body: ProviderState }) => ({ status: 200, body: await change(body) }) }
}
