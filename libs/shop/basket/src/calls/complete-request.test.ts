import type { CheckoutDetails } from '@soe/contracts'
import { addAccessories, addDevice, addWishlist, assignMtn, getCheckoutDetails } from '@soe/contracts/routes'
import type { ClientRoute, Shop } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { QueryClient } from '@tanstack/react-query'
import { completeRequest } from './complete-request'

const details = partOf<CheckoutDetails>({
  cart: {
    cartId: 'C1',
    caseId: 'CASE1',
    intendType: 'AAL',
    orderDetails: { orderType: 'DV', flowType: '' },
    cartHeader: { fullAccountNumber: '0720043118-1', cartCreator: 'signed-in' },
    screenInfo: { processStep: 'AccessoryInterestial' },
    lineDetails: {
      lineInfo: {
        newLine1: { mobileNumber: '207-555-XXXX', numberChoice: 'existing' },
        newLine2: { mobileNumber: '2075550199', numberChoice: 'new' },
      },
    },
  },
  shippingAddress: { zipCode: '04101' },
  shipmentInfo: { selectedOptionCode: 'ISPU', storeInfo: { locationCode: '0412001' } },
})

const answered = { accountNumber: '0720043118-1', mobile: '2075550148' }

const shopWith = ({ cartId = 'C1', known = true, isStale = false, loggedIn = true, zip = '' }) => {
  const queryClient = new QueryClient()
  const queryKey = [getCheckoutDetails.key, 'signed-in', {}]
  if (known) queryClient.setQueryData(queryKey, details)
  if (isStale) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  const identity = { get: () => ({ cartId, loggedIn }) }
  const client = { loaded: () => ({ responses: { customer: () => answered } }) }
  const environment = {
    location: { pathname: '/sales/digital/accessoryInterstitial.html' },
    sessionStorage: { getItem: () => zip || null },
  }
  return partOf<Shop>({ queryClient, identity, client, environment })
}

const adding = { cartInfo: {}, data: { lines: [{ mtn: 'newLine1', addAccessories: [{ id: 'pip', qty: 1 }] }] } }

const complete = (route: ClientRoute, body: object, facts: Parameters<typeof shopWith>[0] = {}) =>
  completeRequest(shopWith(facts), route, body)

describe('a change of accessories', () => {
  it('says what the cart in view is, where its goods come from, and what it does to it', () => {
    expect(complete(addAccessories, adding)).toEqual({
      skipSVC: false,
      cartInfo: {
        clientAppName: 'SOE',
        accountNumber: '0720043118-00001',
        cartId: 'C1',
        caseId: 'CASE1',
        cartCreator: 'signed-in',
        processingMTN: 'newLine1',
        processAction: 'ADD',
        processStep: 'AccessoryInterestial',
        intendType: 'AAL',
        intent: 'AAL',
        pageId: 'accessoryInterstitial',
        zipCode: '04101',
      },
      data: {
        validateCart: true,
        depletionType: 'L',
        lines: [
          {
            ...adding.data.lines[0],
            mdnFilterValue: 'newLine1',
            ispuFlow: true,
            depletionLocationCode: '0412001',
          },
        ],
      },
    })
  })

  it.each([
    ['without a cart in view', { known: false }],
    ['after a change of the cart', { isStale: true }],
    ['when the cookie names another cart', { cartId: 'C2' }],
  ])('names no cart %s', (_when, facts) => {
    const { cartInfo } = complete(addAccessories, adding, facts) as typeof adding
    expect(cartInfo).not.toHaveProperty('cartId')
    expect(cartInfo).toMatchObject({ clientAppName: 'SOE', intendType: 'ACC', processAction: 'ADD' })
  })

  it.each([
    ['REMOVE', { removeAccessories: [{ id: 'pip', qty: 1 }] }],
    ['UPDATE', { removeAccessories: [{ id: 'pip', qty: 1 }], addAccessories: [{ id: 'pip', qty: 3 }] }],
  ])('is of the action %s', (action, line) => {
    const body = { cartInfo: {}, data: { lines: [{ mtn: 'newLine1', ...line }] } }
    expect(complete(addAccessories, body)).toMatchObject({ cartInfo: { processAction: action } })
  })

  it.each([
    ['its number', 'newLine2', '2075550199'],
    ['its id where the number is masked and names none', 'newLine1', 'newLine1'],
    ['its id where the cart does not show it', 'newLine3', 'newLine3'],
  ])('names a line by %s', (_how, mtn, name) => {
    const body = { cartInfo: {}, data: { lines: [{ mtn, addAccessories: [{ id: 'pip', qty: 1 }] }] } }
    expect(complete(addAccessories, body)).toMatchObject({ data: { lines: [{ mdnFilterValue: name }] } })
  })

  it('keeps what its page says itself', () => {
    const own = { ...adding, cartInfo: { pageId: 'WISHLIST', intendType: 'ACC' } }
    expect(complete(addAccessories, own)).toMatchObject({ cartInfo: own.cartInfo })
  })
})

describe('a change of the wishlist', () => {
  const change = { data: { action: 'add', favorites: [] } }

  it.each([
    ['of the cart in view', { known: true }],
    ["of the carrier's last answers without a cart in view", { known: false }],
  ])('names the account and the line %s (C7.040, C7.047, C7.053, C7.060)', (_whose, facts) => {
    expect(complete(addWishlist, change, facts)).toEqual({
      data: { account: '0720043118-00001', mtn: '2075550148', action: 'add', favorites: [] },
    })
  })

  it('names nobody once the customer has signed out', () => {
    expect(complete(addWishlist, change, { known: false, loggedIn: false })).toEqual(change)
  })
})

it('every other change of the cart names the shop alone', () => {
  expect(complete(assignMtn, { cartInfo: { cartId: 'C9' }, lineId: 'newLine1' })).toEqual({
    cartInfo: { clientAppName: 'SOE', cartId: 'C9' },
    lineId: 'newLine1',
  })
})

it('carries the ZIP code that the shopper has given, where no address is known', () => {
  expect(complete(addDevice, { cartInfo: {} }, { zip: '97201' })).toMatchObject({ cartInfo: { zipCode: '97201' } })
  expect(complete(addAccessories, adding, { zip: '97201', known: false })).toMatchObject({
    cartInfo: { zipCode: '97201' },
  })
  expect(complete(addAccessories, adding, { zip: '97201' })).toMatchObject({ cartInfo: { zipCode: '04101' } })
  expect(complete(addDevice, { cartInfo: {} })).not.toHaveProperty('cartInfo.zipCode')
})
