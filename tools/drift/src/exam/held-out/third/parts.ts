import { errorEnvelope, type ErrorId } from '@soe/contracts'
import type { TwinReply, TwinRequest, Wrapper } from '../../../twin'
import { jsonReply, type Loose } from '../../../wrappers'
import { answered, isDone, read } from '../../parts'

export const experience = (how: string) => `experience: ${how}`

/** Whether the contract takes it: what it refuses, the faulty backend refuses too. */
export const isId = (value: unknown): boolean => typeof value === 'string' && /^[\w.:-]{1,40}$/.test(value)

/** The carrier's own refusal, with status 200 as business errors have it. */
export const refused = (request: TwinRequest, id: ErrorId): TwinReply =>
  jsonReply(request, 200, errorEnvelope([{ id }]))

/** Edits every answer that tells the next step. */
export const onStep =
  (edit: (context: Loose, request: TwinRequest) => void) => (): Wrapper => async (request, pass) => {
    const reply = await pass(request)
    if (request.key === undefined || !isDone(reply) || !reply.body.includes('"serviceResponse":{"context"'))
      return reply
    const answer = read(reply.body)
    edit(answer.serviceBody.serviceResponse.context, request)
    return answered(reply, answer)
  }
