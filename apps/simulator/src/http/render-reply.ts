import { errorCatalogue, type ErrorEnvelope, type ErrorId, type Refusal, type ServiceErrorDetail } from '@soe/contracts'
import { RefusalFault, ServiceFault } from '@soe/world'

export interface Outcome {
  readonly status: number
  readonly body: unknown
  /** Id of the error or code of the refusal that is answered. */
  readonly error?: string
  readonly details?: readonly ServiceErrorDetail[]
}

export const errorEnvelope = (
  id: ErrorId,
  details: readonly ServiceErrorDetail[] = [],
  text?: string,
): ErrorEnvelope => {
  const { name, category, severity } = errorCatalogue[id]
  const message = text ?? errorCatalogue[id].message
  return {
    statusCode: id,
    serviceHeader: { statusCode: id, statusMsg: name },
    errors: [{ id, name, message, serviceErrMsg: message, errorCategory: category, severity, details: [...details] }],
  }
}

export const refusal = (code: string, message: string, allowed?: readonly string[]): Refusal => ({
  error: { code, message, ...(allowed && { allowed: [...allowed] }) },
})

/** One error of an answer that holds several. */
export interface ErrorReason {
  readonly id: ErrorId
  readonly details?: readonly ServiceErrorDetail[] | undefined
  readonly text?: string | undefined
}

/** Several errors in one envelope; the status and the id are those of the first. */
export const errorsOutcome = (first: ErrorReason, ...others: readonly ErrorReason[]): Outcome => {
  const outcome = errorOutcome(first.id, first.details, first.text)
  const more = others.flatMap(({ id, details, text }) => errorEnvelope(id, details, text).errors)
  const envelope = outcome.body as ErrorEnvelope
  return { ...outcome, body: { ...envelope, errors: [...envelope.errors, ...more] } }
}

/** The only place where an error id becomes a status and an envelope. */
export const errorOutcome = (id: ErrorId, details?: readonly ServiceErrorDetail[], text?: string): Outcome => ({
  status: errorCatalogue[id].status,
  body: errorEnvelope(id, details, text),
  error: id,
  ...(details && { details }),
})

export const faultOutcome = (fault: ServiceFault | RefusalFault): Outcome =>
  fault instanceof ServiceFault
    ? errorOutcome(fault.errorId, fault.details, fault.text)
    : { status: fault.status, body: refusal(fault.code, fault.message, fault.allowed), error: fault.code }

export const isFault = (error: unknown): error is ServiceFault | RefusalFault =>
  error instanceof ServiceFault || error instanceof RefusalFault
