import type { OperationKey } from '@soe/contracts'
import type { ServerResponse } from 'node:http'

/** Lets answers wait until another answer of their world has gone, in this process. */
export interface AnswerGate {
  /** An answer is being sent: those that wait for it are told once it has been flushed. */
  sends(worldId: string, operation: OperationKey, response: Pick<ServerResponse, 'once'>): void
  /** Calls back at the next answer of the operation, until the returned function is called. */
  wait(worldId: string, operation: OperationKey, onAnswered: () => void): () => void
}

export const createAnswerGate = (): AnswerGate => {
  const waiting = new Map<string, Set<() => void>>()
  const placeOf = (worldId: string, operation: OperationKey) => `${operation} ${worldId}`
  return {
    sends: (worldId, operation, response) => {
      if (waiting.size === 0) return
      const told = waiting.get(placeOf(worldId, operation))
      if (told) response.once('finish', () => told.forEach((onAnswered) => onAnswered()))
    },
    wait: (worldId, operation, onAnswered) => {
      const place = placeOf(worldId, operation)
      const told = waiting.get(place) ?? new Set()
      waiting.set(place, told.add(onAnswered))
      return () => {
        told.delete(onAnswered)
        if (told.size === 0 && waiting.get(place) === told) waiting.delete(place)
      }
    },
  }
}
