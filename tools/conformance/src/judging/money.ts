import { violation, type Violation } from './violation'

const moneyNames =
  /^(due(Today|Monthly)|amount|balance|cost|tax|totalTax|lineTotal|tradeInValue|arPastDueBalance|discount|(non)?[rR]ecurringPrice|(monthly|retail|original|discounted)Price|(discount|donation|financed|monthly|securityDeposit)Amount|mandatoryDownPayment)$/

const hasCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

/** Amounts that no cash register knows: dollars have two decimals at most. */
export const moneyViolations = (value: unknown, path: readonly string[] = []): Violation[] => {
  if (Array.isArray(value)) return value.flatMap((part) => moneyViolations(part, [...path, '[]']))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => {
    if (typeof part !== 'number') return moneyViolations(part, [...path, name])
    if (!moneyNames.test(name) || hasCents(part)) return []
    const at = [...path.filter((step) => !/^newLine\d+$/.test(step)), name].join('.').replaceAll('.[]', '[]')
    return [violation('fraction-of-a-cent', at, `${part} has more than two decimals`)]
  })
}
