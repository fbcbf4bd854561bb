import { setImmediate, setTimeout } from 'node:timers/promises'
import type { OperationKey } from '@soe/contracts'
import type { Pass, TwinReply, TwinRequest, Wrapper } from './twin'

// Answers are edited whatever their shape.
// oxlint-disable-next-line typescript/no-explicit-any -- a drift may break any type
export type Loose = any

export const isDone = ({ status, body }: TwinReply) =>
  status === 200 && body.startsWith('{') && !body.includes('"errors":[{"id"')

/** Long enough for a second call of the same moment to arrive: a process that stood still hears it in its next turns. */
export const moment = async (milliseconds = 20): Promise<void> => {
  await setTimeout(milliseconds)
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
}

const parsed = (text: string): Loose => JSON.parse(text) as Loose

/** Edits what an operation answers when it did what was asked. */
export const onAnswer =
  (key: OperationKey, edit: (answer: Loose, request: TwinRequest) => Loose) => (): Wrapper => async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== key || !isDone(reply)) return reply
    const answer = parsed(reply.body)
    return { ...reply, body: JSON.stringify(edit(answer, request) ?? answer) }
  }

/** Edits the whole reply of an operation that did what was asked. */
export const onReply =
  (key: OperationKey, edit: (reply: TwinReply, request: TwinRequest) => TwinReply) =>
  (): Wrapper =>
  async (request, pass) => {
    const reply = await pass(request)
    return request.key === key && isDone(reply) ? edit(reply, request) : reply
  }

/** Edits the error envelopes of an operation. */
export const onError =
  (key: OperationKey, edit: (reply: TwinReply, envelope: Loose) => TwinReply | undefined) =>
  (): Wrapper =>
  async (request, pass) => {
    const reply = await pass(request)
    if (request.key !== key || !reply.body.includes('"errors":[{"id"')) return reply
    const envelope = parsed(reply.body)
    return edit(reply, envelope) ?? { ...reply, body: JSON.stringify(envelope) }
  }

/** Edits the body that an operation gets, before anything checks it. */
export const onBody = (key: OperationKey, edit: (body: Loose) => void) => (): Wrapper => async (request, pass) => {
  if (request.key !== key || request.body === '') return pass(request)
  try {
    const body = parsed(request.body)
    edit(body)
    return await pass({ ...request, body: JSON.stringify(body) })
  } catch {
    return pass(request)
  }
}

/** Runs instead of an operation. */
export const instead =
  (key: OperationKey, answer: (request: TwinRequest, pass: Pass) => Promise<TwinReply> | TwinReply) =>
  (): Wrapper =>
  async (request, pass) =>
    request.key === key ? answer(request, pass) : pass(request)

/** A reply of JSON. */
export const jsonReply = (request: TwinRequest, status: number, body: unknown): TwinReply => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    e2erequestid: request.headers['guie2erequestid'] ?? 'none',
  },
  setCookies: [],
  body: JSON.stringify(body),
})

/** The name of the world that a request is for. */
export const worldOf = ({ headers }: TwinRequest): string => headers['x-sim-world'] ?? 'default'
