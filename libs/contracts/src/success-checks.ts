import type { Operation } from './operations'
import { defaultSuccess, type SuccessCheck } from './success-rule'
import { valuesAt } from './values-at'

/** What an answer must show to count as done; each that it names must hold. */
export interface PublishedCheck extends Partial<SuccessCheck> {
  /** HTTP statuses that mean done. */
  readonly status?: readonly number[]
  /** A field that must be there, and not be empty. */
  readonly present?: string
}

const present = (...fields: readonly string[]): readonly PublishedCheck[] => fields.map((field) => ({ present: field }))

const steps = 'serviceBody.serviceResponse.context'

/** The rules that operations declare in words, for programs: all of a rule's checks must hold. */
const declared: Readonly<Record<string, readonly PublishedCheck[]>> = {
  'HTTP 200': [{ status: [200] }],
  'HTTP 2xx': [{ status: [200, 201, 202, 204] }],
  'HTTP 303 to /smartphones': [{ status: [303] }],
  'any answer but a 500': [{ status: [200, 201, 202, 204] }],
  'HTTP 200 with products': present('products'),
  'HTTP 200 with product': present('product'),
  'HTTP 200 with inventoryDetails': present('inventoryDetails'),
  'HTTP 200 with tiers': present('tiers'),
  'HTTP 200 with stores': present('stores'),
  "HTTP 200 and serviceHeader.statusCode '00' or '0'": [{ status: [200] }, ...defaultSuccess],
  "serviceHeader.statusCode '00' or '0'": defaultSuccess,
  "statusCode '00'": [{ at: 'statusCode', values: ['00'] }],
  "creditApprovalStatus 'AP'": [
    { at: `${steps}.validateOrder.orderDetails.*.creditApprovalStatus`, values: ['AP'] },
    ...defaultSuccess,
  ],
  'throttleList present': present('throttleList'),
  'favorites present': present('favorites'),
  'data.wishList present': present('data.wishList'),
  'enableVideoAssist present': present('enableVideoAssist'),
  'isVideoChatAvailable and more than 3 available': present('isVideoChatAvailable'),
  'caseID and cartId present': present('caseID', 'cartId'),
  'cases not empty': present('cases.*'),
  'processStep present': present(`${steps}.contextInfo.processStep`),
  'statusCode 0 and a list that is not empty': [{ at: 'statusCode', values: [0] }],
}

const declaredAs = (words: string): readonly PublishedCheck[] => {
  const checks = declared[words]
  if (!checks) throw new Error(`no program knows the success rule "${words}"`)
  return checks
}

/** The success rule of any operation, as data. `any answer` says that a reply of any kind will do. */
export const publishedSuccess = ({ metadata }: Operation): readonly PublishedCheck[] | 'any answer' =>
  metadata.successRule ?? declaredAs(metadata.success)

interface Ended {
  readonly status: number
  /** Undefined where nobody recorded it. */
  readonly request: unknown
  readonly answer: unknown
}

interface Result {
  readonly id?: unknown
  readonly success?: unknown
}

const isThere = (value: unknown) => value !== undefined && value !== null && value !== ''

const hasDoneEach = ({ requested, entries }: NonNullable<SuccessCheck['results']>, { request, answer }: Ended) => {
  const results = valuesAt(answer, entries) as Result[]
  return valuesAt(request, requested).every((id) => results.some((one) => one.id === id && one.success === true))
}

const isFor = ({ sent }: PublishedCheck, { request }: Ended) => sent === undefined || valuesAt(request, sent).length > 0

/** Of several checks of one field the first that is for the request decides. */
const deciding = (checks: readonly PublishedCheck[], ended: Ended): readonly PublishedCheck[] => {
  const applicable = checks.filter((check) => isFor(check, ended))
  return applicable.filter(
    ({ at }, index) => at === undefined || applicable.findIndex((one) => one.at === at) === index,
  )
}

const holds = ({ status, present: field, at, values = [], results }: PublishedCheck, ended: Ended): boolean =>
  (status === undefined || status.includes(ended.status)) &&
  (field === undefined || valuesAt(ended.answer, field).some(isThere)) &&
  (at === undefined ||
    valuesAt(ended.answer, at).every((value) => values.some((one) => String(one) === String(value)))) &&
  (!results || hasDoneEach(results, ended))

/** Whether an answer without errors counts as done. A field that is in no check's answer says nothing. */
export const isDone = (operation: Operation, ended: Ended): boolean => {
  const rule = publishedSuccess(operation)
  if (rule === 'any answer') return ended.status < 500
  const checks = deciding(rule, ended)
  const fields = checks.flatMap(({ at }) => at ?? [])
  const isSilent = fields.length > 0 && fields.every((at) => valuesAt(ended.answer, at).length === 0)
  return !isSilent && checks.every((check) => holds(check, ended))
}
