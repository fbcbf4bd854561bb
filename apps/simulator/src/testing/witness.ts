import { setTimeout as wait } from 'node:timers/promises'
import type { CartState, SessionState } from '@soe/world'
import { createShopper, type Shopper } from './create-shopper'
import type { Client } from './http-client'
import { deviceBody } from '@soe/carrier/testing'

/** What of a world's state is looked at. */
interface State {
  readonly sessions: readonly SessionState[]
  readonly carts: readonly CartState[]
}

/** A shopper that adds one line after another, and knows which of them were acknowledged. */
export interface Witness {
  readonly worldId: string
  readonly acknowledged: number
  /** Adds a line; answers the status, undefined where the connection broke. The same line again until it is acknowledged. */
  add(): Promise<number | undefined>
  /** What contradicts the state that the world is in; nothing where all is well. */
  contradictions(state: State): string[]
}

const isWithin = (value: number, low: number, high: number) => value >= low && value <= high

class LineWitness implements Witness {
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

export const createWitness = (client: Client, worldId: string, name: string): Witness =>
  new LineWitness(worldId, name, client)

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
 * Shoppers, several at once, that come and add their lines until told to stop.
 * @param onStatus what a call that was not acknowledged means: true to try it again, false to leave the shop
 */
export const startWitnesses = (
  client: Client,
  worldIds: readonly string[],
  onStatus: (status: number | undefined) => Promise<boolean>,
) => {
  const witnesses: Witness[] = []
  let isOpen = true
  const shop = async (): Promise<void> => {
    const worldId = worldIds[witnesses.length % worldIds.length] ?? ''
    const witness = createWitness(client, worldId, `${worldId.slice(0, 6)}-${witnesses.length}`)
    witnesses.push(witness)
    while (witness.acknowledged < linesEach) {
      const status = await witness.add()
      if (status !== 200 && !(await onStatus(status))) return
      if (status === 200 && !isOpen) return
    }
    if (isOpen) await shop()
  }
  const done = Promise.all(Array.from({ length: 6 }, shop))
  return {
    witnesses,
    stop: async () => {
      isOpen = false
      await done
    },
  }
}

/** Calls that were acknowledged to them, all together. */
export const acknowledgedTo = (witnesses: readonly Witness[]): number =>
  witnesses.reduce((sum, { acknowledged }) => sum + acknowledged, 0)

/** Ends when as many calls have been acknowledged, however slow the machine. */
export const untilAcknowledged = async (witnesses: readonly Witness[], count: number): Promise<void> => {
  while (acknowledgedTo(witnesses) < count) await wait(5)
}

/** Everything that the witnesses find wrong. */
export const contradictionsOf = async (client: Client, witnesses: readonly Witness[]): Promise<string[]> => {
  const worldIds = [...new Set(witnesses.map(({ worldId }) => worldId))]
  const states = new Map(
    await Promise.all(worldIds.map(async (id) => [id, await stateOf(client, id)] as [string, State])),
  )
  return witnesses.flatMap((witness) => witness.contradictions(states.get(witness.worldId) as State))
}
