import type { CheckoutDetails, Contact } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { deliveryValues, readShippingAddress, validateDelivery } from './delivery-values'

const home = { addressLine1: '14 Commercial St', city: 'Portland', state: 'ME', zipCode: '04101' }
const contact: Contact = {
  firstName: 'Maren',
  lastName: 'Oake',
  emailId: 'maren@example.com',
  phoneNumber: '2075550148',
  serviceAddress: home,
}
const details = (more: object = {}) =>
  partOf<CheckoutDetails>({
    contact,
    shipmentInfo: { selectedOptionCode: 'STANDARD', commonShipment: { sddAvailableWindows: [] } },
    ...more,
  })
const recipient = { firstName: 'Jonas', lastName: 'Oake', type: 'home', country: 'USA' }
const elsewhere = { ...recipient, ...home, addressLine1: '9 Pier Rd' }

const byParcel = { isCouriered: false, hasWindow: true }

describe('the delivery form', () => {
  it('starts with the service address', () => {
    expect(deliveryValues(details())).toMatchObject({ addressChoice: 'service', firstName: 'Maren', addressLine1: '' })
    expect(deliveryValues(details({ shippingAddress: { ...recipient, ...home } })).addressChoice).toBe('service')
  })

  it('starts with another address that was given', () => {
    expect(deliveryValues(details({ shippingAddress: elsewhere }))).toMatchObject({
      addressChoice: 'other',
      firstName: 'Jonas',
      addressLine1: '9 Pier Rd',
    })
  })

  it('needs a store for pickup, and fields only for another address', () => {
    const values = deliveryValues(details())
    expect(validateDelivery(values, byParcel)).toEqual({})
    expect(validateDelivery({ ...values, option: 'ISPU' }, byParcel)).toEqual({ store: 'validation.choice' })
    expect(validateDelivery({ ...values, option: 'ISPU', store: '0412001' }, byParcel)).toEqual({})
    expect(
      validateDelivery({ ...values, addressChoice: 'other', zipCode: '4101', state: 'ME', city: 'Portland' }, byParcel),
    ).toEqual({
      addressLine1: 'validation.required',
      zipCode: 'validation.zipCode',
    })
  })
})

describe('a box of the post office', () => {
  const inBox = { ...elsewhere, addressLine1: 'P.O. Box 12' }
  const values = deliveryValues(details({ shippingAddress: inBox }))

  it('gets a parcel, with its number apart', () => {
    expect(validateDelivery(values, byParcel)).toEqual({})
    expect(readShippingAddress(values, contact)).toMatchObject({ addressLine1: 'P.O. Box 12', pobox: '12' })
  })

  it('is no place for a courier', () => {
    expect(validateDelivery(values, { ...byParcel, isCouriered: true })).toEqual({
      addressLine1: 'validation.courierBox',
    })
  })

  it('of the shopper gets a parcel too', () => {
    const person = { ...contact, serviceAddress: { ...home, addressLine1: 'PO Box 7' } }
    expect(readShippingAddress(deliveryValues(details({ contact: person })), person)).toMatchObject({ pobox: '7' })
  })
})

describe('the shipping address', () => {
  it('is none for pickup', () => {
    expect(readShippingAddress({ ...deliveryValues(details()), option: 'ISPU' }, contact)).toBeUndefined()
  })

  it('is the service address with who orders', () => {
    const { serviceAddress, ...person } = contact
    expect(readShippingAddress(deliveryValues(details()), contact)).toEqual({ ...person, ...serviceAddress })
  })

  it('is what was typed', () => {
    const values = deliveryValues(details({ shippingAddress: elsewhere }))
    expect(readShippingAddress(values, contact)).toMatchObject({ firstName: 'Jonas', addressLine1: '9 Pier Rd' })
  })
})
