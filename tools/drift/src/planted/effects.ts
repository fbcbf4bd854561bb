import type { TwinReply, TwinRequest, Wrapper } from '../twin'
import { isDone, onAnswer, onBody, onReply } from '../wrappers'
import { memoryOf, onAsked, onCart, onCartOf, onDone, onKeptCart, type Key, type Pass } from './parts'

/** Answers a call of an operation that the carrier has answered. */
type After = (reply: TwinReply, request: TwinRequest, pass: Pass) => Promise<TwinReply> | TwinReply

/** The ways to plant a fault, each as the row that it makes. */
export const effects = <Row>(by: (wrap: () => Wrapper) => Row) => {
  const after = (key: Key, answer: After) =>
    by(() => async (request, pass) => {
      const reply = await pass(request)
      return request.key === key ? answer(reply, request, pass) : reply
    })
  return {
    by,
    after,
    /** After the operation has done what was asked. */
    afterDone: (key: Key, answer: After) =>
      after(key, (reply, request, pass) => (isDone(reply) ? answer(reply, request, pass) : reply)),
    /** In the place of an operation. */
    before: (key: Key, answer: Wrapper) =>
      by(() => (request, pass) => (request.key === key ? answer(request, pass) : pass(request))),
    /** With a memory for each shopper. */
    withMemory: <Memory>(
      make: () => Memory,
      answer: (memory: Memory, request: TwinRequest, pass: Pass) => Promise<TwinReply>,
    ) =>
      by(() => {
        const of = memoryOf(make)
        return (request, pass) => answer(of(request), request, pass)
      }),
    onDone: (...edit: Parameters<typeof onDone>) => by(onDone(...edit)),
    onDoneOf: <Memory>(
      make: () => Memory,
      keys: readonly Key[],
      edit: (memory: Memory, ...given: Parameters<Parameters<typeof onDone>[1]>) => void,
    ) =>
      by(() => {
        const of = memoryOf(make)
        return onDone(keys, (answer, request) => edit(of(request), answer, request))()
      }),
    onAsked: (...edit: Parameters<typeof onAsked>) => by(onAsked(...edit)),
    onCart: (...edit: Parameters<typeof onCart>) => by(onCart(...edit)),
    onCartOf: <Memory>(...edit: Parameters<typeof onCartOf<Memory>>) => by(onCartOf(...edit)),
    onKeptCart: <Memory>(...edit: Parameters<typeof onKeptCart<Memory>>) => by(onKeptCart(...edit)),
    onAnswer: (...edit: Parameters<typeof onAnswer>) => by(onAnswer(...edit)),
    onBody: (...edit: Parameters<typeof onBody>) => by(onBody(...edit)),
    onReply: (...edit: Parameters<typeof onReply>) => by(onReply(...edit)),
  }
}
