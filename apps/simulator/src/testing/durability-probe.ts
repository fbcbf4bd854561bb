import { setTimeout as wait } from 'node:timers/promises'
import type { CartState, SessionState } from '@soe/world'
import { createShopper, type Shopper } from './create-shopper'
import type { Client } from './http-client'
import { deviceBody } from '@soe/carrier/testing'

/** The part of a world's state that probes read. */
interface State {
  readonly sessions: readonly SessionState[]
  readonly carts: readonly CartState[]
}

/** A shopper that adds one line after another and counts those that were acknowledged. */
export interface DurabilityProbe {
  readonly worldId: string
  readonly acknowledged: number
  /** Adds a line, the same one until it is acknowledged. Returns the status; undefined where the connection broke. */
  add(): Promise<number | undefined>
  /** Where the state of the world contradicts what was acknowledged. */
  contradictions(state: State): string[]
}

const isWithin = (value: number, low: number, high: number) => value >= low && value <= high

class LineProbe implements DurabilityProbe {
  acknowledged = 0
  private readonly shopper: Shopper

  constructor(
    readonly worldId: string,
    private readonly name: string,
    client: Client,
  ) {
    this.shopper = createShopper(client, worldId, 'prospect')
  }

  async add() {
    const requestId = `${this.name}-${this.acknowledged + 1}`
    const reply = await this.shopper.call('cart.addDevice', { body: deviceBody(), requestId }).catch(() => undefined)
    if (reply?.status === 200 && reply.answer) this.acknowledged += 1
    return reply?.status
  }

  contradictions(state: State) {
    const sessionId = this.shopper.cookies.get('sim-session')
    if (sessionId === undefined) return []
    const session = state.sessions.find(({ id }) => id === sessionId)
    const lines = state.carts.find(({ owner }) => owner === `session:${sessionId}`)?.lines.length ?? 0
    const outcomes = session?.requestIds.length ?? 0
    return [
      ...(isWithin(lines, this.acknowledged, this.acknowledged + 1)
        ? []
        : [`${this.name} has ${lines} lines of ${this.acknowledged} acknowledged`]),
      ...(lines === outcomes ? [] : [`${this.name} has ${lines} lines and ${outcomes} outcomes: the world is torn`]),
    ]
  }
}

export const createProbe = (client: Client, worldId: string, name: string): DurabilityProbe =>
  new LineProbe(worldId, name, client)

export const makeWorld = async (client: Client): Promise<string> => {
  const reply = await client.inject({ method: 'POST', url: '/__sim/v1/worlds', payload: {} })
  return (JSON.parse(reply.body) as { id: string }).id
}

export const stateOf = async (client: Client, worldId: string): Promise<State> => {
  const reply = await client.inject({ method: 'GET', url: `/__sim/v1/worlds/${worldId}/state` })
  if (reply.statusCode !== 200) throw new Error(`the state of ${worldId} answered ${reply.statusCode}: ${reply.body}`)
  return JSON.parse(reply.body) as State
}

/** Lines a shopper adds before another one comes. */
const linesEach = 6

/**
 * Shoppers, several at once, that come and add their lines until they are stopped.
 * @param onStatus what a call that was not acknowledged means: true to try it again, false to leave the shop
 */
export const startProbes = (
  client: Client,
  worldIds: readonly string[],
  onStatus: (status: number | undefined) => Promise<boolean>,
) => {
  const probes: DurabilityProbe[] = []
  let isOpen = true
  const shop = async (): Promise<void> => {
    const worldId = worldIds[probes.length % worldIds.length] ?? ''
    const probe = createProbe(client, worldId, `${worldId.slice(0, 6)}-${probes.length}`)
    probes.push(probe)
    while (probe.acknowledged < linesEach) {
      const status = await probe.add()
      if (status !== 200 && !(await onStatus(status))) return
      if (status === 200 && !isOpen) return
    }
    if (isOpen) await shop()
  }
  const done = Promise.all(Array.from({ length: 6 }, shop))
  return {
    probes,
    stop: async () => {
      isOpen = false
      await done
    },
  }
}

/** Calls that were acknowledged to all probes together. */
export const acknowledgedTo = (probes: readonly DurabilityProbe[]): number =>
  probes.reduce((sum, { acknowledged }) => sum + acknowledged, 0)

/** Ends when as many calls have been acknowledged, however slow the machine. */
export const untilAcknowledged = async (probes: readonly DurabilityProbe[], count: number): Promise<void> => {
  while (acknowledgedTo(probes) < count) await wait(5)
}

/** Every contradiction that the probes find. */
export const contradictionsOf = async (client: Client, probes: readonly DurabilityProbe[]): Promise<string[]> => {
  const worldIds = [...new Set(probes.map(({ worldId }) => worldId))]
  const states = new Map(
    await Promise.all(worldIds.map(async (id) => [id, await stateOf(client, id)] as [string, State])),
  )
  return probes.flatMap((probe) => probe.contradictions(states.get(probe.worldId) as State))
}
