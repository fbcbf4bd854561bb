import type { CheckoutDetails, Store } from '@soe/contracts'
import { readDelivery } from './read-delivery'

const option = (shippingOptionId: string, cost: number, active = true) => ({
  shippingOptionId,
  name: shippingOptionId,
  description: '',
  cost,
  active,
  arrivesOn: '2026-11-25',
})

const store = (locationCode: string, state: string) => ({ locationCode, state }) as Store

const details = (
  selectedOptionCode: string,
  more: Partial<CheckoutDetails> = {},
  orderList: readonly object[] = [{}],
) =>
  ({
    cart: { orderDetails: { orderList } },
    shipmentInfo: {
      selectedOptionCode,
      shipTogetherPref: true,
      shippingOptions: [option('EXPRESS', 14.99), option('STANDARD', 0), option('ISPU', 0)],
      commonShipment: { shippingOptions: [] },
      ispuStoreList: [store('0412001', 'ME'), store('3000401', 'GA')],
    },
    ...more,
  }) as Partial<Record<keyof CheckoutDetails, unknown>> as CheckoutDetails

it('offers pickup at a store near the address beside the way to the door', () => {
  const contact = { serviceAddress: { state: 'GA', zipCode: '30004' } } as CheckoutDetails['contact']
  expect(readDelivery(details('STANDARD', { contact }))).toMatchObject({
    isPickup: false,
    store: { locationCode: '3000401' },
    pickup: { shippingOptionId: 'ISPU' },
    zipCode: '30004',
  })
})

it('offers the cheapest way to the door beside pickup', () => {
  expect(readDelivery(details('ISPU'))).toMatchObject({ isPickup: true, delivery: { shippingOptionId: 'STANDARD' } })
})

it('is taken along where the cart was scanned in a store', () => {
  const orderDetails = { orderList: [{}], flowType: 'SCAN_AND_GO' }
  const scanned = { ...details('ISPU'), cart: { orderDetails } } as Partial<Record<keyof CheckoutDetails, unknown>>
  const { shipmentInfo } = details('ISPU')
  const storeInfo = store('0412001', 'ME')
  const read = (info: object) => readDelivery({ ...scanned, shipmentInfo: info } as CheckoutDetails)?.isTakenAlong
  expect([read({ ...shipmentInfo, storeInfo }), read(shipmentInfo)]).toEqual([true, false])
})

it('says nothing of a cart that ships nothing', () => {
  expect(readDelivery(details('STANDARD', {}, []))).toBeUndefined()
})
