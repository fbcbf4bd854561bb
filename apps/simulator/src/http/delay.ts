import { readWorldClock, type WorldStore } from '@soe/world'
import type { FastifyRequest } from 'fastify'

/** How often a world's clock is looked at by a call that waits for it. */
const lookEvery = 25

/** Resolves once the client is gone; how it went is its own matter. */
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

export interface WorldTime {
  readonly worlds: WorldStore
  readonly clock: () => number
  readonly worldId: string
}

/** Waits until the world's clock shows the instant; a world that is gone has no time left to wait for. */
export const waitForWorldClock = async (
  request: FastifyRequest,
  { worlds, clock, worldId }: WorldTime,
  until: number,
): Promise<void> => {
  for (;;) {
    const world = await worlds.load(worldId)
    const left = world && until - readWorldClock(world.header.clock, clock())
    if (left === undefined || left <= 0 || request.raw.socket.destroyed) return
    await pause(request, Math.min(left, lookEvery))
  }
}
