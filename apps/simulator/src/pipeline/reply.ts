import { errorCatalogue, errorEnvelope, type ErrorReason, type RefusalCode } from '@soe/contracts'
import { bodyKindOf } from '@soe/scenario'
import { RefusalFault, ServiceFault } from '@soe/world'
import type { CallEnding } from '../journal/call-ending'

/** What a call is answered, as data; `http` turns it into a status and a body. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  /** The first error gives the status and the id. */
  | { readonly kind: 'errors'; readonly errors: readonly [ErrorReason, ...ErrorReason[]] }
  | {
      readonly kind: 'refusal'
      readonly status: number
      readonly code: RefusalCode
      readonly message: string
      readonly allowed?: readonly string[] | undefined
    }
  /** A failure status from a rule or `failNext`, with the body that the rule gives it. */
  | { readonly kind: 'scripted-status'; readonly status: number; readonly body?: unknown }
  /** A rule changed the answer to one that its contract does not declare. */
  | { readonly kind: 'off-contract'; readonly scenario: string; readonly rule: string; readonly reason: string }
  /** What a real backend has answered: its JSON, if it is any, and its body without a content coding. */
  | {
      readonly kind: 'carried'
      readonly status: number
      readonly error: string | undefined
      readonly body: unknown
      readonly bytes: Buffer | undefined
    }
  /** The connection ends, or stays open for ever: the browser never sees an answer. */
  | { readonly kind: 'none' }

/** The HTTP status; 0 ends the connection without an answer. */
export const statusOf = (reply: Reply): number => {
  switch (reply.kind) {
    case 'errors':
      return errorCatalogue[reply.errors[0].id].status
    case 'off-contract':
      return 500
    case 'none':
      return 0
    case 'answer':
    case 'carried':
    case 'refusal':
    case 'scripted-status':
      return reply.status
  }
}

/** The body that says what an operation has answered; undefined where it has none of its own. */
export const bodyOf = (reply: Reply): unknown => {
  if (reply.kind === 'errors') return errorEnvelope(reply.errors)
  return 'body' in reply ? reply.body : undefined
}

/** A page that does what it is for leads on, unless a rule gives it another status or body. */
export const leadsOn = (reply: Reply, { reply: scripted = {} }: Pick<CallEnding, 'reply'>): boolean =>
  reply.kind === 'answer' && reply.status === 200 && bodyKindOf(scripted) === undefined

/** Codes of the refusals that only scenarios cause. */
export const scriptedStatusCode = 'SCRIPTED_STATUS'
export const offContractCode = 'SCRIPTED_OFF_CONTRACT'

/** Id of the error, or code of the refusal, that is answered. */
export const errorOf = (reply: Reply): string | undefined => {
  switch (reply.kind) {
    case 'errors':
      return reply.errors[0].id
    case 'refusal':
      return reply.code
    case 'scripted-status':
      return scriptedStatusCode
    case 'off-contract':
      return offContractCode
    case 'carried':
      return reply.error
    case 'answer':
    case 'none':
      return undefined
  }
}

export type Fault = ServiceFault | RefusalFault

export const isFault = (error: unknown): error is Fault =>
  error instanceof ServiceFault || error instanceof RefusalFault

export const faultReply = (fault: Fault): Reply => {
  if (fault instanceof ServiceFault) {
    const { errorId: id, details, text } = fault
    return { kind: 'errors', errors: [{ id, details, text }] }
  }
  const { status, code, message, allowed } = fault
  return { kind: 'refusal', status, code, message, allowed }
}
