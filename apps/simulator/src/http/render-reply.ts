import {
  errorEnvelope,
  type ErrorReason,
  type Refusal,
  type RefusalCode,
  type ServiceErrorDetail,
} from '@soe/contracts'
import { offContractCode, scriptedStatusCode, statusOf, type Reply } from '../pipeline/reply'

export interface RenderedReply {
  /** 0 ends the connection without an answer. */
  readonly status: number
  readonly body: unknown
  /** Id of the error, or code of the refusal, that is answered. */
  readonly error?: string
  readonly details?: readonly ServiceErrorDetail[]
}

export const refusal = (code: RefusalCode, message: string, allowed?: readonly string[]): Refusal => ({
  error: { code, message, ...(allowed && { allowed: [...allowed] }) },
})

export const renderRefusal = (
  status: number,
  code: RefusalCode,
  message: string,
  allowed?: readonly string[],
): RenderedReply => ({
  status,
  body: refusal(code, message, allowed),
  error: code,
})

const renderErrors = (errors: readonly [ErrorReason, ...ErrorReason[]]): RenderedReply => {
  const [{ id, details }] = errors
  const status = statusOf({ kind: 'errors', errors })
  return { status, body: errorEnvelope(errors), error: id, ...(details && { details }) }
}

type OffContract = Extract<Reply, { kind: 'off-contract' }>

const offContractText = ({ rule, scenario, reason }: OffContract): string =>
  `The rule "${rule}" of "${scenario}" changes the answer to one that the contract does not know; say offContract: true to have it. ${reason}`

const renderStatus = ({ status, body }: Extract<Reply, { kind: 'scripted-status' }>): RenderedReply => {
  if (body !== undefined) return { status, body, error: scriptedStatusCode }
  return renderRefusal(status, scriptedStatusCode, `This call was scripted to answer ${status}.`)
}

const unanswered: RenderedReply = { status: 0, body: undefined }

/** The only place where a reply becomes a status and a body. */
export const renderReply = (reply: Reply): RenderedReply => {
  switch (reply.kind) {
    case 'answer':
      return { status: reply.status, body: reply.body }
    case 'carried':
      return { status: reply.status, body: reply.bytes, ...(reply.error !== undefined && { error: reply.error }) }
    case 'errors':
      return renderErrors(reply.errors)
    case 'refusal':
      return renderRefusal(reply.status, reply.code, reply.message, reply.allowed)
    case 'scripted-status':
      return renderStatus(reply)
    case 'off-contract':
      return renderRefusal(statusOf(reply), offContractCode, offContractText(reply))
    case 'none':
      return unanswered
  }
}
