import { errorCatalogue, type ErrorId } from '../errors/error-catalogue'
import type { ErrorEnvelope, ServiceError, ServiceErrorDetail } from './service.schema'

/** One of the carrier's errors. */
export interface ErrorReason {
  readonly id: ErrorId
  readonly details?: readonly ServiceErrorDetail[] | undefined
  /** Replaces the catalogue's message. */
  readonly text?: string | undefined
}

const serviceError = ({ id, details = [], text }: ErrorReason): ServiceError => {
  const { name, message, category, severity } = errorCatalogue[id]
  const shown = text ?? message.en
  return { id, name, message: shown, serviceErrMsg: shown, errorCategory: category, severity, details: [...details] }
}

/** The envelope in which an operation answers errors; the first gives its id to the whole. */
export const errorEnvelope = (errors: readonly [ErrorReason, ...ErrorReason[]]): ErrorEnvelope => {
  const [{ id }] = errors
  return {
    statusCode: id,
    serviceHeader: { statusCode: id, statusMsg: errorCatalogue[id].name },
    errors: errors.map(serviceError),
  }
}
