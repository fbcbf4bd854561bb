import { errorCatalogue, operations, type ErrorId } from '@soe/contracts'

/** Every error of the catalogue, with the operations that may answer it. */
export const describeErrors = () =>
  Object.entries(errorCatalogue).map(([id, error]) => ({
    id,
    ...error,
    message: error.message.en,
    operations: operations
      .filter(({ operation }) => operation.metadata.errors.includes(id as ErrorId))
      .map(({ key }) => key),
  }))
