/** Paths name fields with dots between; `*` is every item of a list. */
export interface SuccessCheck {
  /** A field of the request: the check is only for requests that have it. */
  readonly sent?: string
  /** A field of the answer, and the values that mean done. */
  readonly at: string
  readonly values: readonly (string | number)[]
  /** Each requested id has a result of its own, which must be done as well. */
  readonly results?: { readonly requested: string; readonly entries: string }
}

/** Which answer counts as done: the first check that is for the request decides. */
export type SuccessRule = readonly SuccessCheck[] | 'any answer'

/** Where an operation has no rule of its own, every status code that its answer has must be one of these. */
export const defaultSuccess: readonly SuccessCheck[] = [
  { at: 'serviceHeader.statusCode', values: ['00', '0'] },
  { at: 'statusCode', values: ['00', '0'] },
]

const describeCheck = ({ sent, at, values, results }: SuccessCheck): string => {
  const allowed = values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' or ')
  const condition = sent === undefined ? '' : `with ${sent}: `
  const each = results === undefined ? '' : `, and success in ${results.entries} for each requested id`
  return `${condition}${at} ${allowed}${each}`
}

/** The rule in words, for readers of the API. */
export const describeSuccess = (rule: SuccessRule): string =>
  rule === 'any answer' ? rule : rule.map(describeCheck).join('; else ')
