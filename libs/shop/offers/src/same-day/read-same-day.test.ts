import type { CheckoutDetails } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { readSameDay } from './read-same-day'

const address = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }
const sameDay = { shippingOptionId: 'SDD_SAMEDAY', sddType: 'sdd_vmp' as const, active: true }
const window = { id: 'W1' }

const details = (more: { orderList?: object[]; shipment?: object; address?: object } = {}) =>
  partOf<CheckoutDetails>({
    cart: { orderDetails: { orderList: more.orderList ?? [{}] } },
    shippingAddress: 'address' in more ? more.address : address,
    shipmentInfo: {
      selectedOptionCode: 'STANDARD',
      commonShipment: {
        shippingOptions: [{ shippingOptionId: 'STANDARD', active: true }, sameDay],
        sddAvailableWindows: [window],
        ...more.shipment,
      },
    },
  })

describe('same-day delivery', () => {
  it('offers its ways and the windows of the first', () => {
    expect(readSameDay(details())).toEqual({
      state: 'offered',
      place: '14 Commercial St, Portland',
      options: [sameDay],
      windows: [window],
      code: 'SDD_SAMEDAY',
    })
  })

  it.each([
    ['nothing-to-ship', details({ orderList: [] })],
    ['no-address', details({ address: undefined })],
    ['unavailable', details({ shipment: { sddAvailableWindows: [] } })],
    ['unavailable', details({ shipment: { shippingOptions: [{ ...sameDay, active: false }] } })],
  ])('is %s', (state, given) => {
    expect(readSameDay(given)).toEqual({ state })
  })
})
