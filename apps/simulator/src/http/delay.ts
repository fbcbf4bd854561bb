import { readWorldClock, type WorldStore } from '@soe/world'
import type { FastifyRequest } from 'fastify'

/** Milliseconds between two looks at a world's clock. */
const pollInterval = 25

/** Resolves once the client is gone, however the connection ended. */
export const clientGone = (request: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    const { socket } = request.raw
    if (socket.destroyed) resolve()
    else socket.once('close', () => resolve())
  })

/** Waits for so many milliseconds of real time, or until the client leaves. */
export const pause = (request: FastifyRequest, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const { socket } = request.raw
    const end = () => {
      clearTimeout(timer)
      socket.off('close', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    socket.once('close', end)
  })

interface Clocks {
  readonly worlds: WorldStore
  readonly clock: () => number
}

/** Waits until the world's clock shows the instant; returns at once where the world is gone. */
const waitForWorldClock = async (
  request: FastifyRequest,
  { worlds, clock }: Clocks,
  worldId: string,
  until: number,
): Promise<void> => {
  for (;;) {
    const world = await worlds.load(worldId)
    const left = world && until - readWorldClock(world.header.clock, clock())
    if (left === undefined || left <= 0 || request.raw.socket.destroyed) return
    await pause(request, Math.min(left, pollInterval))
  }
}

/** A delay that a rule asks for. */
export interface ScriptedDelay {
  readonly worldId: string
  /** Milliseconds. */
  readonly delay: number
  /** The clock that the delay follows: the world's, or real time. */
  readonly isOnWorldClock: boolean
  /** When the delay begins, on the world's clock. */
  readonly from: number
}

/** Delays an answer until its time has come or the client leaves. */
export const delayAnswer = async (
  request: FastifyRequest,
  clocks: Clocks,
  { worldId, delay, isOnWorldClock, from }: ScriptedDelay,
): Promise<void> => {
  if (delay === 0) return
  if (isOnWorldClock) await waitForWorldClock(request, clocks, worldId, from + delay)
  else await pause(request, delay)
}
