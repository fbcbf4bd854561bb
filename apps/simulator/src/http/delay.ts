import { readWorldClock, type WorldStore } from '@soe/world'
import type { FastifyRequest } from 'fastify'
import { Socket } from 'node:net'

/** Milliseconds between two looks at a world that something waits for. */
export const pollInterval = 25

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborts once nothing keeps the call waiting any more; undefined where only its client decides. */
    waits: AbortSignal | undefined
  }
}

/** The signal that an injected request was sent with; it has no connection that closes. */
const signalOf = (raw: FastifyRequest['raw']): AbortSignal | undefined =>
  (raw as { readonly _lightMyRequest?: { readonly signal?: AbortSignal } })._lightMyRequest?.signal

export const hasLeft = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed || signalOf(raw)?.aborted === true

/** Whether the client has left, or nothing keeps the call waiting any more. */
export const isOver = (request: FastifyRequest): boolean => hasLeft(request) || request.waits?.aborted === true

/** Calls back once the call is over, until the returned function is called. */
export const onOver = (request: FastifyRequest, end: () => void): (() => void) => {
  const { raw, waits } = request
  const signals = [signalOf(raw), waits]
  const socket = raw.socket instanceof Socket ? raw.socket : undefined
  socket?.once('close', end)
  for (const signal of signals) signal?.addEventListener('abort', end, { once: true })
  return () => {
    socket?.off('close', end)
    for (const signal of signals) signal?.removeEventListener('abort', end)
  }
}

/** Resolves once the call is over: its client is gone, however the connection ended, or nothing keeps it any more. */
export const untilOver = (request: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    if (isOver(request)) resolve()
    else onOver(request, resolve)
  })

/** Waits for so many milliseconds of real time, or until the call is over. */
export const pause = (request: FastifyRequest, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, isOver(request) ? 0 : milliseconds)
    const stop = onOver(request, end)
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
    if (left === undefined || left <= 0 || isOver(request)) return
    await pause(request, Math.min(left, pollInterval))
  }
}

export interface ScriptedDelay {
  readonly worldId: string
  /** Milliseconds. */
  readonly delay: number
  /** The clock that the delay follows: the world's, or real time. */
  readonly isOnWorldClock: boolean
  /** When the delay begins, on the world's clock. */
  readonly from: number
}

/** Delays an answer until its time has come or the call is over. */
export const delayAnswer = async (
  request: FastifyRequest,
  clocks: Clocks,
  { worldId, delay, isOnWorldClock, from }: ScriptedDelay,
): Promise<void> => {
  if (delay === 0) return
  if (isOnWorldClock) await waitForWorldClock(request, clocks, worldId, from + delay)
  else await pause(request, delay)
}
