import { findOperation, type ErrorId, type OperationKey } from '@soe/contracts'

export const errorsOf = (key: OperationKey): readonly ErrorId[] => findOperation(key).metadata.errors
