import { findOperation, type OperationKey } from '@soe/contracts'
import { definitionOf, fieldsUnder, type Schema } from '../document/schema-fields'

/** The body of an operation, or its query where it has none. */
export const requestSchema = (key: OperationKey): Schema | undefined => {
  const operation = findOperation(key) as { body?: Schema; query?: Schema }
  return operation.body ?? operation.query
}

/** What an operation answers when it did what was asked: the envelope of errors is the union's other half. */
export const answerSchema = (key: OperationKey): Schema => {
  const { 200: answer } = findOperation(key).responses
  const definition = definitionOf(answer)
  return definition.type === 'union' ? (definition.options[0] as Schema) : answer
}

/** What the contract declares for a status. */
export const responseSchema = (key: OperationKey, status: number): Schema | undefined =>
  (findOperation(key).responses as Record<number, Schema | undefined>)[status]

/** The statuses that the contract declares for an operation. */
export const statusesOf = (key: OperationKey): number[] => Object.keys(findOperation(key).responses).map(Number)

const processStepPath = ['serviceBody', 'serviceResponse', 'context', 'contextInfo', 'processStep']

export const hasProcessStep = (key: OperationKey): boolean =>
  processStepPath.reduce<Schema[]>((schemas, name) => fieldsUnder(schemas, name), [answerSchema(key)]).length > 0
