import { ErrorEnvelopeSchema, type OperationKey } from '@soe/contracts'
import type { FieldCondition } from '../document/condition.schema'
import { error, type Finding } from '../document/finding'
import { withAllowed } from '../document/nearest'
import type { RuleConditions } from '../document/scenario'
import { accepts, fieldsUnder, namesUnder, type Schema } from '../document/schema-fields'
import { answerSchema, requestSchema } from './operation-schemas'

interface Step {
  readonly schemas: readonly Schema[]
  /** The first name of the path that none of the schemas has. */
  readonly missing?: string
}

const step = (at: Step, name: string): Step => {
  if (at.missing !== undefined) return at
  const found = fieldsUnder(at.schemas, name)
  return found.length > 0 ? { schemas: found } : { ...at, missing: name }
}

const fieldAt = (schema: Schema | undefined, path: string): Step =>
  path.split('.').reduce<Step>(step, { schemas: schema ? [schema] : [] })

const resolveField = (key: OperationKey, path: string): Step => fieldAt(requestSchema(key), path)

/** Why a condition on a field of an operation's answer can never hold; an error's envelope has fields of its own. */
export const answerProblem = (key: OperationKey, path: string): Finding | undefined => {
  const { schemas, missing } = fieldAt(answerSchema(key), path)
  if (missing === undefined || fieldAt(ErrorEnvelopeSchema, path).missing === undefined) return undefined
  const allowed = namesUnder(schemas)
  const said = () => withAllowed(`The answer of ${key} has no field "${missing}" there.`, missing, allowed)
  return error('not-in-contract', ['body', path], said, allowed)
}

/** Whether an operation's request has every field that the conditions name. */
export const hasRequestFields = (key: OperationKey, when: RuleConditions | undefined): boolean =>
  Object.keys(when?.request ?? {}).every((path) => resolveField(key, path).missing === undefined)

const wanted = ({ equals, in: any = [] }: FieldCondition) => (equals === undefined ? any : [equals])

/** Why a condition on a field of an operation's request can never hold. */
export const requestProblem = (key: OperationKey, path: string, condition: FieldCondition): Finding | undefined => {
  const { schemas, missing } = resolveField(key, path)
  if (missing !== undefined) {
    const allowed = namesUnder(schemas)
    const said = () => withAllowed(`The request of ${key} has no field "${missing}" there.`, missing, allowed)
    return error('unknown-request-field', [path], said, allowed)
  }
  const wrong = wanted(condition).find((value) => value !== null && !accepts(schemas, value))
  if (wrong === undefined) return undefined
  return error('never-fires', [path], `${JSON.stringify(wrong)} is not a value that ${key} takes there.`)
}
