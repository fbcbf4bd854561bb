import { keysOf, type Expectation, type OrderedCall, type Scenario } from '@soe/scenario'

export interface ExpectedCall {
  /** Tells its request from those of other expectations. */
  readonly name: string
  readonly keys: readonly string[]
  readonly audience?: readonly string[] | undefined
  readonly answered?: readonly (string | number)[] | undefined
  readonly request?: Expectation['request'] | undefined
}

const nameOf = (...places: readonly (string | number)[]) => places.join('/')

export const expectedCall = (scenario: string, index: number, expectation: Expectation): ExpectedCall => {
  const { on = [], audience, answered, request } = expectation
  return { name: nameOf(scenario, index), keys: on.flatMap(keysOf), audience, answered, request }
}

const orderedCall = (name: string, call: OrderedCall): ExpectedCall => {
  if (typeof call === 'string') return { name, keys: keysOf(call) }
  const { on, answered, request } = call
  return { name, keys: keysOf(on), answered: answered === undefined ? undefined : [answered].flat(), request }
}

export const orderedCalls = (scenario: string, index: number, { order = [] }: Expectation): ExpectedCall[] =>
  order.map((call, place) => orderedCall(nameOf(scenario, index, place), call))

export const expectedCalls = ({ id, expect }: Scenario): ExpectedCall[] =>
  expect.flatMap((expectation, index) => [
    expectedCall(id, index, expectation),
    ...orderedCalls(id, index, expectation),
  ])
