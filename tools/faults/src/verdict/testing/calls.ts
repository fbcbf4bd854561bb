import { exampleFor, findOperation, needsOf, operations, type Audience, type OperationKey } from '@soe/contracts'
import type { Shopper, ShopperReply } from '@soe/simulator-client/jest'

/** The address of a page, as its browser says it of a call. */
export const ofPage = { referer: 'http://localhost/smartphones/' }

interface Asked {
  readonly audience?: Audience
  readonly headers?: Record<string, string>
  readonly body?: unknown
}

export const audienceOf = (key: OperationKey): Audience =>
  findOperation(key).metadata.paths.prospect === undefined ? 'signed-in' : 'prospect'

/** Calls an operation with the contract's example, or with another body. */
export const callExample = (
  shopper: Shopper,
  key: OperationKey,
  asked: Asked = {},
): Promise<ShopperReply<OperationKey>> => {
  const { audience = audienceOf(key), headers } = asked
  const { metadata } = findOperation(key)
  const { body, query } = exampleFor(metadata, audience)
  return shopper.call(key, {
    audience,
    ...('body' in asked ? { body: asked.body } : body !== undefined && { body }),
    ...(query !== undefined && { query }),
    ...(headers && { headers }),
  } as never)
}

/** What the example of an operation needs before it. */
export const prepare = async (shopper: Shopper, key: OperationKey, asked: Asked = {}) => {
  for (const need of needsOf(key)) await callExample(shopper, need, asked)
}

/** Operations that anyone may call with nothing but their example before them. */
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
