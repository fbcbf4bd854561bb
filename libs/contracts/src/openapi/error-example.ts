import { errorCatalogue, type ErrorId } from '../errors/error-catalogue'
import type { ErrorEnvelope } from '../shared/service.schema'

/** The envelope in which an operation answers an error. */
export const errorExample = (id: ErrorId): ErrorEnvelope => {
  const { name, message, category, severity } = errorCatalogue[id]
  return {
    statusCode: id,
    serviceHeader: { statusCode: id, statusMsg: name },
    errors: [{ id, name, message, serviceErrMsg: message, errorCategory: category, severity, details: [] }],
  }
}
