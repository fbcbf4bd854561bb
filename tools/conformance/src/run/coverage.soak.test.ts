import { startTwin } from '@soe/drift'
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
})
