import { checkoutView, shippingOption } from './cart-view'
import { agreementId } from './catalogue'
import { filledCart, lineOf } from './change-cart'
import { BusinessError, type Handler, type Request } from './handler'
import type { Address, Cart, Contact, Payment, ShippingAddress } from './store'

/** Changes the cart and answers with all of it. */
const withCart =
  <Body>(change: (cart: Cart, body: Body) => void): Handler<Body> =>
  (request: Request<Body>) => {
    const { session, store, body } = request
    const cart = filledCart(request)
    change(cart, body)
    cart.changedAt = store.timeOf(session.customer)
    return checkoutView(session.customer, cart, cart.changedAt)
  }

/** The fields of these names that are given, without the spaces around them. */
const fieldsOf = (given: object, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      names.includes(name) && typeof value === 'string' ? [[name, value.trim()]] : [],
    ),
  )

const placeFields = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode']
const personFields = ['firstName', 'lastName', 'emailId', 'phoneNumber']

interface ContactBody {
  readonly contact: Omit<Contact, 'serviceAddress'> & { readonly serviceAddress: Address }
}

const updateContact = withCart<ContactBody>((cart, { contact }) => {
  cart.contact = {
    ...fieldsOf(contact, [...personFields, 'dateOfBirth']),
    serviceAddress: fieldsOf(contact.serviceAddress, placeFields),
  }
})

const shippingFields = [
  ...personFields,
  ...placeFields,
  'firmName',
  'preferFirstName',
  'preferLastName',
  'zipCode4',
  'pobox',
  'ruralDel',
  'attention',
]

const updateAddress = withCart<{ readonly shippingAddress: ShippingAddress }>((cart, { shippingAddress }) => {
  const { type = 'home', enableEmailandTextNotification } = shippingAddress
  cart.shippingAddress = {
    ...fieldsOf(shippingAddress, shippingFields),
    type,
    country: 'USA',
    ...(enableEmailandTextNotification !== undefined && { enableEmailandTextNotification }),
  }
})

interface PaymentBody {
  readonly payment?: { readonly paymentType: Payment['paymentType']; readonly cardNumber?: string }
}

/** What a cart keeps of a payment: of a card the last digits alone. */
const keptOf = ({ paymentType, cardNumber = '' }: NonNullable<PaymentBody['payment']>): Payment => ({
  paymentType,
  brand: paymentType === 'card' ? 'Card' : 'Account',
  lastFour: cardNumber.slice(-4),
})

const selectPayment = withCart<PaymentBody>((cart, { payment }) => {
  if (payment) cart.payment = keptOf(payment)
})

const acceptAgreements = withCart<{ readonly agreementIds: readonly string[] }>((cart, { agreementIds }) => {
  if (agreementIds.some((id) => id !== agreementId)) throw new BusinessError('ITEM_NOT_FOUND')
  cart.agreed = true
})

const selectShipping = withCart<{ readonly selectedOptionCode: string; readonly lineId?: string }>((cart, given) => {
  if (given.selectedOptionCode !== shippingOption) throw new BusinessError('ITEM_NOT_FOUND')
  if (given.lineId !== undefined) lineOf(cart, given.lineId)
})

export const checkoutOperations: Readonly<Record<string, Handler>> = {
  'checkout.updateContact': updateContact,
  'checkout.updateAddress': updateAddress,
  'checkout.selectShipping': selectShipping,
  'checkout.selectPayment': selectPayment,
  'checkout.acceptAgreements': acceptAgreements,
}
