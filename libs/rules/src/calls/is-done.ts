import type { SuccessCheck, SuccessRule } from '@soe/contracts'
import { defaultSuccess, valuesAt } from '@soe/contracts/routes'

interface Exchange {
  readonly request: unknown
  readonly answer: unknown
}

const isAmong = (value: unknown, values: SuccessCheck['values']): boolean =>
  values.some((allowed) => String(allowed) === String(value))

interface Result {
  id?: unknown
  success?: unknown
}

const hasDoneEach = ({ requested, entries }: NonNullable<SuccessCheck['results']>, { request, answer }: Exchange) => {
  const results = valuesAt(answer, entries) as Result[]
  return valuesAt(request, requested).every((wanted) => {
    const own = results.filter(({ id }) => id === wanted)
    return own.length > 0 && own.every(({ success }) => success === true)
  })
}

const holds = ({ at, values, results }: SuccessCheck, exchange: Exchange): boolean => {
  const found = valuesAt(exchange.answer, at)
  return (
    found.length > 0 && found.every((value) => isAmong(value, values)) && (!results || hasDoneEach(results, exchange))
  )
}

const isFor = ({ sent }: SuccessCheck, { request }: Exchange): boolean =>
  sent === undefined || valuesAt(request, sent).length > 0

const holdsWherePresent = (check: SuccessCheck, exchange: Exchange): boolean =>
  valuesAt(exchange.answer, check.at).every((value) => isAmong(value, check.values))

/** Whether an answer of HTTP 200 did what was asked, by the rule of its operation. */
export const isDone = (rule: SuccessRule | undefined, exchange: Exchange): boolean => {
  if (rule === 'any answer') return true
  if (rule === undefined) return defaultSuccess.every((check) => holdsWherePresent(check, exchange))
  const check = rule.find((candidate) => isFor(candidate, exchange))
  return check === undefined || holds(check, exchange)
}
