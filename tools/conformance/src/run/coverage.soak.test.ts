import type { OperationKey } from '@soe/contracts'
import { startTwin } from '@soe/drift'
import { placedRowsOf } from '@soe/promises'
import { chooseOperations } from '../contract/judged-operations'
import { judgeUrl } from '../testing/judge-url'

/** Errors that no shopper brings about, at whichever operation. */
const beyond: Readonly<Record<string, string>> = {
  'the backend, or what is behind it, would have to fail':
    '417 899 1022 3454 15501 R1001 REDIS_TIMEOUT REDIS_ERROR API_ERROR HTTP_ERROR SYSTEM_ERROR TIMEOUT',
  'no state has such an account, case, card or donation':
    '208 1004 1079 1082 1098 2038 2040 2053 4077 05 06 07 CASE_CANCELLED PAYMENT_DECLINED DONATION_NOT_ELIGIBLE',
  'a session that ended is one that is not there': 'SESSION_EXPIRED',
  'no limit is published': 'TOO_MANY_ATTEMPTS',
}

/** Errors that checks meet, and operations that declare them as well. */
const elsewhere: Readonly<Record<string, string>> = {
  1008: 'quote.retrieveAccessoriesFromQuote tradeIn.addDevice',
  CART_LOCKED:
    'cart.switchSim checkout.getBuySimCheckoutDetails checkout.getExpresshubDetails landing.landing landing.getProcessStep quote.retrieveCartFromQuote quote.retrieveAccessoriesFromQuote',
  ITEM_NOT_FOUND: 'cart.validateOrder cart.saveCart tradeIn.validateDevice device.getProtectionFeatures',
  LINE_NOT_ELIGIBLE: 'cart.addDevice cart.addPlan',
  NOTIFY_ME_UNAVAILABLE: 'wishlist.unsubscribe',
  SAVED_CART_NOT_FOUND: 'quote.retrieveCartFromQuote quote.retrieveAccessoriesFromQuote',
  OUT_OF_STOCK: 'cart.addAccessories checkout.placeOrder quote.retrieveAccessoriesFromQuote',
}

/** Promises that no answer is held to, with what is in the way. */
const unmetWithin = { 'window-ends-first': 'no state has a delivery on the same day' }

it('what an operation may refuse is met by a check, or listed with what is in the way', async () => {
  const twin = await startTwin({})
  const { report } = await judgeUrl(twin.url)
  await twin.close()
  const isBeyond = new Set(Object.values(beyond).flatMap((errors) => errors.split(' ')))
  const unmet = report.coverage.flatMap(({ operation, errorsNeverSeen }) =>
    errorsNeverSeen.filter((error) => !isBeyond.has(error)).map((error) => `${error} ${operation}`),
  )
  const listed = Object.entries(elsewhere).flatMap(([error, keys]) => keys.split(' ').map((key) => `${error} ${key}`))
  expect(unmet.toSorted()).toEqual(listed.toSorted())
  expect(report.findings).toEqual([])
  expect(report.promisesNeverMet).toEqual([])
  const isUnmet = (id: string, key: OperationKey) =>
    report.coverage.find(({ operation }) => operation === key)?.promisesNeverMet.includes(id) ?? true
  const rows = chooseOperations([]).flatMap((key) => placedRowsOf(key).map(({ row }) => [row.id, key] as const))
  const met = new Set(rows.filter(([id, key]) => !isUnmet(id, key)).map(([id]) => id))
  expect([...new Set(rows.map(([id]) => id))].filter((id) => !met.has(id))).toEqual(Object.keys(unmetWithin))
  expect(
    report.coverage.flatMap(({ operation, statesNeverEntered, audiencesNeverMet }) =>
      [...statesNeverEntered, ...audiencesNeverMet].map((missing) => `${operation}: ${missing}`),
    ),
  ).toEqual([])
})
