import type { Audience, OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import type { CallOptions } from './call'

type Plain = Record<string, unknown>
type Request = Pick<CallOptions, 'body' | 'query'>

interface DeviceBody {
  data: { lines: { device: Plain }[] }
}

/** Prepaid service has no instalments: its devices are paid in full. */
const paidInFull = ({ body }: Request): Request => {
  const { data, ...rest } = body as DeviceBody & Plain
  const lines = data.lines.map((line) => ({
    ...line,
    device: { ...line.device, dppMonths: 0, contractTerm: 'MONTH_TO_MONTH' },
  }))
  return { body: { ...rest, data: { ...data, lines } } }
}

const prepaid: Readonly<Partial<Record<OperationKey, (request: Request) => Request>>> = {
  'cart.addDevice': paidInFull,
  'cart.addPlan': ({ body }) => ({ body: { ...(body as Plain), planId: '<prepaidPlan>' } }),
}

const isPrepaid = (audience: Audience | undefined) => audience?.startsWith('prepay') ?? false

const texts = new Map<OperationKey, string>()

const textOf = (key: OperationKey): string => {
  const known = texts.get(key) ?? JSON.stringify(operationOf(key).metadata.example)
  texts.set(key, known)
  return known
}

/** The contract's own example of a request, as this audience may send it, free to change. */
export const exampleOf = (key: OperationKey, audience?: Audience): Request => {
  const example = JSON.parse(textOf(key)) as Request
  return isPrepaid(audience) ? (prepaid[key]?.(example) ?? example) : example
}

/** The body of the example with some of its fields replaced. */
export const exampleBody = (key: OperationKey, change: Plain = {}, audience?: Audience): Plain => ({
  ...(exampleOf(key, audience).body as Plain | undefined),
  ...change,
})
