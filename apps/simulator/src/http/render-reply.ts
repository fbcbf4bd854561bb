import { errorCatalogue, type ErrorEnvelope, type ErrorId, type Refusal, type ServiceErrorDetail } from '@soe/contracts'
import { offContractCode, scriptedStatusCode, type ErrorReason, type Reply } from '../pipeline/reply'

/** A reply as it goes over the wire. */
export interface RenderedReply {
  /** 0 ends the connection without an answer. */
  readonly status: number
  readonly body: unknown
  /** Id of the error, or code of the refusal, that is answered. */
  readonly error?: string
  readonly details?: readonly ServiceErrorDetail[]
}

export const refusal = (code: string, message: string, allowed?: readonly string[]): Refusal => ({
  error: { code, message, ...(allowed && { allowed: [...allowed] }) },
})

const renderRefusal = (status: number, code: string, message: string, allowed?: readonly string[]): RenderedReply => ({
  status,
  body: refusal(code, message, allowed),
  error: code,
})

const serviceError = ({ id, details = [], text }: ErrorReason): ErrorEnvelope['errors'][number] => {
  const { name, message, category, severity } = errorCatalogue[id]
  const shown = text ?? message
  return { id, name, message: shown, serviceErrMsg: shown, errorCategory: category, severity, details: [...details] }
}

const errorEnvelope = (id: ErrorId, errors: readonly ErrorReason[]): ErrorEnvelope => ({
  statusCode: id,
  serviceHeader: { statusCode: id, statusMsg: errorCatalogue[id].name },
  errors: errors.map(serviceError),
})

const renderErrors = (errors: readonly [ErrorReason, ...ErrorReason[]]): RenderedReply => {
  const [{ id, details }] = errors
  return {
    status: errorCatalogue[id].status,
    body: errorEnvelope(id, errors),
    error: id,
    ...(details && { details }),
  }
}

type OffContract = Extract<Reply, { kind: 'off-contract' }>

const offContractText = ({ rule, scenario, reason }: OffContract): string =>
  `The rule "${rule}" of "${scenario}" changes the answer to one that the contract does not know; say offContract: true to have it. ${reason}`

const renderStatus = ({ status, body, html }: Extract<Reply, { kind: 'scripted-status' }>): RenderedReply => {
  const given = body ?? html
  if (given !== undefined) return { status, body: given, error: scriptedStatusCode }
  return renderRefusal(status, scriptedStatusCode, `This call was told to answer ${status}.`)
}

const unanswered: RenderedReply = { status: 0, body: undefined }

/** The only place where an error id becomes a status and an envelope. */
export const renderReply = (reply: Reply): RenderedReply => {
  switch (reply.kind) {
    case 'answer':
      return { status: reply.status, body: reply.body }
    case 'errors':
      return renderErrors(reply.errors)
    case 'refusal':
      return renderRefusal(reply.status, reply.code, reply.message, reply.allowed)
    case 'scripted-status':
      return renderStatus(reply)
    case 'off-contract':
      return renderRefusal(500, offContractCode, offContractText(reply))
    case 'none':
      return unanswered
  }
}
