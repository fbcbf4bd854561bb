import {
  addAccessories,
  addDevice,
  command,
  completeLine,
  failForGood,
  fillCart,
  hold,
  lockCart,
  setFlags,
  type Story,
} from '@soe/stories'
import { CartPage } from './cart-page'

const read = 'checkout.getCheckoutDetails'

const guest: Story = {
  render: () => <CartPage />,
  address: '/sales/next/expresscart.html',
  persona: 'prospect',
}

const customer: Story = { ...guest, persona: 'signed-in' }
const prepaid: Story = { ...guest, persona: 'prepay', address: '/sales/prepaid/expresscart.html' }

const isEmpty = { en: ['Your cart is empty'], es: ['Tu carrito está vacío'] }

export const Empty: Story = { ...guest, says: isEmpty }

/** The site has another target for an empty cart. */
export const EmptyForDeals: Story = { ...guest, prepare: [setFlags({ emptyCartTarget: 'deals' })], says: isEmpty }

export const EmptyOfCustomer: Story = { ...customer, says: isEmpty }
export const EmptyOfPrepaid: Story = { ...prepaid, says: isEmpty }

export const Retrieval: Story = {
  ...guest,
  press: { en: ['Retrieve saved cart'], es: ['Recuperar carrito guardado'] },
  says: {
    en: ['Enter the email address that you saved your cart with.'],
    es: ['Escribe el correo electrónico con el que guardaste tu carrito.'],
  },
}

export const Lost: Story = {
  ...guest,
  address: '/sales/digital/cart.html?redirect=detailsnotfound',
  says: {
    en: ['We could not find your cart', 'retrieve a cart you saved'],
    es: ['No encontramos tu carrito', 'recupera uno que guardaste'],
  },
}

export const LostOfCustomer: Story = {
  ...Lost,
  persona: 'signed-in',
  says: { en: ['Your favorites are still there.'], es: ['Tus favoritos siguen ahí.'] },
}

export const SentBack: Story = {
  ...guest,
  prepare: [fillCart],
  address: '/sales/digital/cart.html?redirect=fall',
  says: {
    en: ['Something sent you back to your cart. What you chose is still here.'],
    es: ['Algo te trajo de vuelta a tu carrito. Lo que elegiste sigue aquí.'],
  },
}

export const Filled: Story = {
  ...guest,
  prepare: [fillCart],
  says: {
    en: ['Orbit 12 Pro', '36 months, 0% APR', 'Mainsail Unlimited', 'Bundle discount, 20%', 'Due today', 'Due monthly'],
    es: ['36 meses, APR del 0%', 'Descuento por paquete, 20%', 'A pagar hoy', 'A pagar al mes', 'Guardar carrito'],
  },
}

export const FilledOfCustomer: Story = { ...customer, prepare: [fillCart] }

export const FilledOfPrepaid: Story = {
  ...prepaid,
  prepare: [fillCart],
  says: { en: ['Full retail price', 'Quantity 2'], es: ['Precio completo', 'Cantidad: 2'] },
}

export const NineChargers: Story = { ...guest, prepare: [fillCart, addAccessories({ 'bosun-charger-chalk': 7 })] }

export const Incomplete: Story = {
  ...guest,
  prepare: [fillCart, addDevice('secondPhone')],
  says: { en: ['Line 2 is not complete yet.'], es: ['La línea 2 aún no está completa.'] },
}

/** The carrier has something to say about a line. */
export const Warned: Story = {
  ...guest,
  prepare: [fillCart, addDevice('watch'), completeLine('newLine2', 'tender-watch')],
  says: {
    en: ['An emergency address is needed for this line.', 'Add address'],
    es: ['Esta línea necesita una dirección de emergencia.', 'Agregar dirección'],
  },
}

export const Blocked: Story = {
  ...customer,
  persona: 'fraud-x',
  says: {
    en: ['This order cannot be completed online.', 'Checkout opens once the notice on top is settled.'],
    es: ['Este pedido no se puede completar en línea.', 'Podrás pagar cuando se resuelva el aviso de arriba.'],
  },
}

export const MoreCodes: Story = {
  ...guest,
  prepare: [fillCart],
  press: { en: ['Friends, family or a referral?'], es: ['¿Amigos, familia o una recomendación?'] },
  says: {
    en: ['Friends and family code', 'Referral code'],
    es: ['Código de amigos y familia', 'Código de recomendación'],
  },
}

export const OtherZipCode: Story = {
  ...guest,
  prepare: [fillCart],
  press: { en: ['Sales tax for another ZIP code'], es: ['Impuesto para otro código postal'] },
}

export const LineRemoval: Story = {
  ...guest,
  prepare: [fillCart],
  press: { en: ['Remove line'], es: ['Quitar línea'] },
  says: { en: ['Remove line 1?', 'Keep it'], es: ['¿Quitar la línea 1?', 'Conservarla'] },
}

export const Saving: Story = {
  ...guest,
  prepare: [fillCart],
  press: { en: ['Save cart'], es: ['Guardar carrito'] },
  says: { en: ['Save your cart', 'Email address'], es: ['Guarda tu carrito', 'Correo electrónico'] },
}

export const Loading: Story = { ...guest, prepare: [hold(read)], says: { en: ['Your cart'], es: ['Tu carrito'] } }

export const Failed: Story = {
  ...guest,
  prepare: [fillCart, failForGood(read)],
  says: {
    en: ['Your cart could not be loaded', 'Looks like something went wrong. Please try again later.'],
    es: ['No se pudo cargar tu carrito', 'Parece que algo salió mal. Inténtalo de nuevo más tarde.'],
  },
}

const withDetails = failForGood(read, {
  error: '05',
  message: 'Reason 05',
  details: { issue: 'Store 4471' },
})

/** A guest reads what is wrong with the cart, a customer the message about it. */
export const FailedWithDetails: Story = { ...guest, prepare: [withDetails] }
export const FailedWithDetailsOfCustomer: Story = { ...customer, prepare: [withDetails] }

/** The carrier has deleted it meanwhile. */
export const Gone: Story = { ...guest, prepare: [fillCart, failForGood(read, { error: '1008' })], says: isEmpty }

/** The account has something to settle first. */
export const AccountLanding: Story = {
  ...customer,
  prepare: [fillCart, failForGood(read, { error: '2053' })],
  says: { en: ['Your account needs a look'], es: ['Tu cuenta necesita atención'] },
}

/** One item is gone, and of another less is left than the cart holds. */
export const SoldOut: Story = {
  ...guest,
  prepare: [
    fillCart,
    command({ sellOut: { skuId: 'pip-earbuds-chalk' } }),
    command({ setStock: { skuId: 'bosun-charger-chalk', status: 'in-stock', qty: 1 } }),
  ],
  says: {
    en: ['Bosun Charger, Chalk: only 1 left. Pip Earbuds, Chalk is sold out.', 'Sold out', 'Only 1 left'],
    es: ['Bosun Charger, Tiza: solo queda 1. Pip Earbuds, Tiza: agotado.', 'Agotado', 'Solo queda 1'],
  },
}

export const HeldByApp: Story = {
  ...guest,
  prepare: [fillCart, lockCart('VZW-MFA-IOS')],
  says: {
    en: ['Your cart is locked'],
    es: ['Tu carrito está bloqueado'],
  },
}

export const HeldByStore: Story = {
  ...guest,
  prepare: [fillCart, lockCart('VZW-RETAIL')],
  says: {
    en: ['Your cart is locked'],
    es: ['Tu carrito está bloqueado'],
  },
}
