import type { OperationKey } from '@soe/contracts'
import type { Drift } from '../drift'
import { operations, type Given, type Operation } from '../small-shop/operations'
import type { Wrapper } from '../twin'
import { onAnswer, type Loose } from '../wrappers'
import { sources, type Source } from './sources'

type Parts = Pick<Drift, 'wrap'> & { readonly replaced?: Readonly<Record<string, Operation>> }

/** A drift of the small shop of a kind that somebody has reported. */
export const reported = (
  source: Source,
  id: string,
  title: string,
  key: OperationKey,
  { replaced = {}, ...parts }: Parts,
): Drift => ({
  id: `small-${id}`,
  class: 'F',
  title,
  only: [key],
  at: [key, ''],
  source: sources[source],
  small: replaced,
  ...parts,
})

/** Edits an answer. */
export const edit = (key: OperationKey, change: (answer: Loose, request: { readonly body: string }) => void) => ({
  wrap: onAnswer(key, (answer, request) => {
    change(answer, request)
    return undefined
  }),
})

export const own = (key: OperationKey): Operation => {
  const operation = operations[key]
  if (!operation) throw new Error(`the small shop has no ${key}`)
  return operation
}

/** Runs instead of an operation of the small shop. */
export const instead = (key: OperationKey, run: (given: Given, caller: Parameters<Operation>[1]) => object) => ({
  replaced: { [key]: run },
})

/** An operation whose answers of one session are so many behind. */
export const behind = (key: OperationKey, by: number): { readonly wrap: () => Wrapper } => ({
  wrap: () => {
    const told = new Map<string, string[]>()
    return async (request, pass) => {
      const reply = await pass(request)
      const isRead = request.key === key && reply.status === 200
      const [session = ''] = /small-shop=[^;]*/.exec(request.headers['cookie'] ?? '') ?? []
      if (!isRead) return reply
      const bodies = [...(told.get(session) ?? []), reply.body]
      told.set(session, bodies)
      return { ...reply, body: bodies[Math.max(0, bodies.length - 1 - by)] ?? reply.body }
    }
  },
})
