import { exampleFor, findOperation, needsOf, operations, type Audience, type OperationKey } from '@soe/contracts'
import type { Shopper, ShopperCall, ShopperReply } from '@soe/simulator-client/jest'

/** The header by which a browser names the page that makes a call. */
export const ofPage = { referer: 'http://localhost/smartphones/' }

interface Asked {
  readonly audience?: Audience | undefined
  readonly headers?: Record<string, string> | undefined
}

export const audienceOf = (key: OperationKey): Audience =>
  findOperation(key).metadata.paths.prospect === undefined ? 'signed-in' : 'prospect'

/** Calls an operation with the contract's example. */
export const callExample = (
  shopper: Shopper,
  key: OperationKey,
  asked: Asked = {},
): Promise<ShopperReply<OperationKey>> => {
  const { audience = audienceOf(key), headers = {} } = asked
  const { body, query } = exampleFor(findOperation(key).metadata, audience)
  return shopper.call(key, { audience, body, query, headers } as ShopperCall<OperationKey>)
}

/** Makes the calls that the example of an operation needs before it. */
export const prepare = async (shopper: Shopper, key: OperationKey, asked: Asked = {}) => {
  for (const need of needsOf(key)) await callExample(shopper, need, asked)
}

/** Changes that a guest may call after two calls at most. */
export const plainKeys: readonly OperationKey[] = operations
  .filter(({ operation: { method, metadata } }) => method === 'POST' && metadata.paths.prospect !== undefined)
  .map(({ key }) => key)
  .filter((key) => needsOf(key).length <= 2)

/** The values of an answer by their places. */
export const leavesOf = (value: unknown, path = ''): (readonly [path: string, value: string])[] => {
  if (typeof value !== 'object' || value === null)
    return [[path, typeof value === 'string' ? value : JSON.stringify(value)]]
  return Object.entries(value).flatMap(([key, held]) => leavesOf(held, path === '' ? key : `${path}.${key}`))
}

/** Fails as the assertions of Jest and Playwright do. */
export const expectSame = (what: string, received: string | undefined, expected: string | undefined) => {
  if (received === expected) return
  throw new Error(
    `expect(received).toBe(expected) // Object.is equality\n\n${what}\n\nExpected: ${JSON.stringify(expected)}\nReceived: ${JSON.stringify(received)}`,
  )
}
