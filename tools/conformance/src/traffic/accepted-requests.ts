import { isHidden } from '@soe/contracts/redaction'
import type { OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import { requestSchemaOf } from '../generate/json-schema'
import { schemaViolations } from '../judging/schema-issues'
import { violation, type Violation } from '../judging/violation'

/** What is wrong with a request that the backend did not refuse. */
export const acceptedRequestViolations = (key: OperationKey, value: unknown): Violation[] => {
  const schema = requestSchemaOf(key)
  if (!schema) return []
  return schemaViolations(schema, value, isHidden).map(({ kind, path, message }) =>
    violation('invalid-accepted', path === '' ? 'request' : `request ${path}`, `${kind} is accepted: ${message}`),
  )
}

/** Whether a call needs the anti-forgery token. */
export const needsToken = (key: OperationKey): boolean => operationOf(key).metadata.headers.includes('X-XSRF-TOKEN')

export const withoutToken = violation('no-token-accepted', '', 'the call is not refused without X-XSRF-TOKEN')
