import type { FindingKind } from '../judging/kinds'
import { isRecord, type OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import { negativesOf } from '../generate/negatives'
import { contractViolations, isSuccess } from '../judging/judge-exchange'
import { exampleOf } from '../shopping/examples'
import type { Exchange, ReceivedResponse } from '../target/exchange'
import { jsonOf } from '../target/exchange'

/** A fault that is put into what one operation answers. */
export interface PlantedDrift {
  /** The kind of the finding that must follow. */
  readonly kind: FindingKind
  /** Whether only requests that change data, or are invalid, show it. */
  readonly needsChanges: boolean
  readonly fits: (key: OperationKey) => boolean
  /** Makes an editor of answers, with a memory of its own. */
  readonly plant: (key: OperationKey) => (exchange: Exchange) => ReceivedResponse
}

/** An answer without a field that the contract asks for; it still counts as done where that is possible. */
const withoutField = (key: OperationKey, { request, response }: Exchange): ReceivedResponse => {
  const value = jsonOf(response)
  if (!isRecord(value)) return response
  const operation = operationOf(key)
  const shorter = Object.keys(value)
    .map((name): ReceivedResponse => {
      const { [name]: _gone, ...rest } = value
      return { ...response, body: JSON.stringify(rest) }
    })
    .filter((one) =>
      contractViolations(operation, { request, response: one }).some(({ kind }) => kind === 'missing-field'),
    )
  return shorter.find((one) => isSuccess(operation, { request, response: one })) ?? shorter[0] ?? response
}

const whenDone =
  (edit: (key: OperationKey, exchange: Exchange) => ReceivedResponse): PlantedDrift['plant'] =>
  (key) =>
  (exchange) =>
    isSuccess(operationOf(key), exchange) ? edit(key, exchange) : exchange.response

const always = () => true

/** Answers invalid requests as the last valid one. */
const acceptInvalid: PlantedDrift['plant'] = (key) => {
  let last: ReceivedResponse | undefined
  return (exchange) => {
    const { request, response } = exchange
    if (isSuccess(operationOf(key), exchange)) last = response
    if (response.status !== 400 || !last) return response
    return { ...last, headers: { ...last.headers, e2erequestid: request.headers['guie2erequestid'] ?? '' } }
  }
}

/** What can be planted, the fault that says most first. */
export const plantedDrifts: readonly PlantedDrift[] = [
  { kind: 'missing-field', needsChanges: false, fits: always, plant: whenDone(withoutField) },
  {
    kind: 'invalid-accepted',
    needsChanges: true,
    fits: (key) => negativesOf(key, exampleOf(key).body).length > 0,
    plant: acceptInvalid,
  },
  {
    kind: 'no-request-id',
    needsChanges: false,
    fits: always,
    plant: whenDone((_key, { response }) => {
      const { e2erequestid: _gone, ...headers } = response.headers
      return { ...response, headers }
    }),
  },
  {
    kind: 'other-charset',
    needsChanges: false,
    fits: always,
    plant: whenDone((_key, { response }) => ({
      ...response,
      headers: { ...response.headers, 'content-type': 'application/json; charset=iso-8859-1' },
    })),
  },
]
