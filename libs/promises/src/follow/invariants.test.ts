import { recordedAnswers } from '@soe/contracts/openapi'
import { type OperationKey, operations } from '@soe/contracts'
import type { Example, SeenAnswer } from '../promise/invariant'
import { invariants } from '../invariants'
import { brokenWithin, placedRowsOf, wrongPairOf } from './within-answer'

const named = invariants.flatMap((given) =>
  given.rows.map((row) => [row.says, row, 'key' in given ? given.key : ('cart.addDevice' as const)] as const),
)

const seen = (key: OperationKey, { call }: Pick<Example<unknown>, 'call'>): SeenAnswer =>
  ({
    key,
    audience: 'signed-in',
    request: undefined,
    answer: {},
    headers: {},
    cookies: undefined,
    clock: [],
    ...call,
  }) as never

describe('an invariant', () => {
  it.each(named)('holds in its right example, and not in its wrong one: %s', (_says, row, key) => {
    expect(wrongPairOf(row, row.right.part, seen(key, row.right))).toBeUndefined()
    expect(wrongPairOf(row, row.wrong.part, seen(key, row.wrong))).toBeDefined()
  })

  it.each(Object.keys(recordedAnswers) as OperationKey[])('holds in the recorded answer of %s', (key) => {
    const { operation } = operations.find((one) => one.key === key) ?? {}
    const { body, query } = operation?.metadata.example ?? {}
    const answer = recordedAnswers[key as keyof typeof recordedAnswers]
    const audience = operation?.metadata.paths['signed-in'] ? 'signed-in' : 'prospect'
    expect(
      brokenWithin({ ...seen(key, {}), request: (body ?? query) as never, answer: answer as never, audience }),
    ).toEqual([])
  })

  it('of a part reaches every answer that holds it', () => {
    const keysWith = (id: string) =>
      operations.map(({ key }) => key).filter((key) => placedRowsOf(key).some(({ row }) => row.id === id))
    expect(keysWith('default-sku-unknown')).toEqual(
      expect.arrayContaining(['catalogue.listProducts', 'wishlist.retrieveWishlist', 'recommendations.pdm']),
    )
    expect(keysWith('lines-counted')).toContain('checkout.updateContact')
    expect(keysWith('lock-flag-differs')).toContain('cart.addDevice')
  })
})
