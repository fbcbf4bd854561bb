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

const store = (locationCode: string, zipCode: string) => ({ locationCode, zipCode }) as Store

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
      ispuStoreList: [store('0412001', '04101'), store('3000401', '30009')],
    },
    ...more,
  }) as Partial<Record<keyof CheckoutDetails, unknown>> as CheckoutDetails

it('offers pickup at the store nearest to the address beside the way to the door', () => {
  const contact = { serviceAddress: { zipCode: '03801' } } as CheckoutDetails['contact']
  expect(readDelivery(details('STANDARD', { contact }))).toMatchObject({
    isPickup: false,
    store: { locationCode: '0412001' },
    pickup: { shippingOptionId: 'ISPU' },
    zipCode: '03801',
  })
})

it('names the ZIP code that the shopper has given, where no address is known', () => {
  expect(readDelivery(details('STANDARD'), '04101')?.zipCode).toBe('04101')
})

it('offers the cheapest way to the door beside pickup', () => {
  expect(readDelivery(details('ISPU'))).toMatchObject({ isPickup: true, delivery: { shippingOptionId: 'STANDARD' } })
})

it('is taken along where the cart was scanned in a store', () => {
  const orderDetails = { orderList: [{}], flowType: 'SCAN_AND_GO' }
  const scanned = { ...details('ISPU'), cart: { orderDetails } } as Partial<Record<keyof CheckoutDetails, unknown>>
  const { shipmentInfo } = details('ISPU')
  const storeInfo = store('0412001', '04101')
  const read = (info: object) => readDelivery({ ...scanned, shipmentInfo: info } as CheckoutDetails)?.isTakenAlong
  expect([read({ ...shipmentInfo, storeInfo }), read(shipmentInfo)]).toEqual([true, false])
})

it('says nothing of a cart that ships nothing', () => {
  expect(readDelivery(details('STANDARD', {}, []))).toBeUndefined()
})
