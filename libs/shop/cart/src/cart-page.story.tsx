import { addAccessories, addDevice, call, command, completeLine, fillCart, type Story } from '@soe/stories'
import { CartPage } from './cart-page'

const guest: Story = {
  render: () => <CartPage />,
  address: '/sales/next/expresscart.html',
  persona: 'prospect',
}

const customer: Story = { ...guest, persona: 'signed-in' }
const prepaid: Story = { ...guest, persona: 'prepay', address: '/sales/prepaid/expresscart.html' }

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
    es: ['36 meses, 0 % de APR', 'Descuento por paquete, 20 %', 'A pagar hoy', 'A pagar al mes', 'Guardar carrito'],
  },
}

export const FilledOfCustomer: Story = { ...customer, prepare: [fillCart] }

export const FilledOfPrepaid: Story = {
  ...prepaid,
  prepare: [fillCart],
  says: { en: ['Full retail price', 'Quantity 2'], es: ['Precio completo', 'Cantidad: 2'] },
}

const homeProtection = { id: 'SPO1850', actionIndicator: 'A' as const, type: 'SPO', quantity: 1, mtns: ['newLine1'] }

export const WithHomeProtection: Story = {
  ...guest,
  prepare: [fillCart, call('cart.addFeatures', { cartInfo: {}, data: { accountFeatures: [homeProtection] } })],
  says: { en: ['For your home', 'Harbor Home Protect'], es: ['Para tu hogar', 'Harbor Home Protect'] },
}

export const NineChargers: Story = { ...guest, prepare: [fillCart, addAccessories({ 'bosun-charger-chalk': 7 })] }

export const Incomplete: Story = {
  ...guest,
  prepare: [fillCart, addDevice('secondPhone')],
  says: { en: ['Line 2 is not complete yet.'], es: ['La línea 2 aún no está completa.'] },
}

const addTern = call('cart.addDevice', {
  cartInfo: {},
  data: {
    lines: [
      {
        device: { id: 'tern-s4-lichen-128', productId: 'dev14000005', dppMonths: 36, contractTerm: '36' },
        isNewLine: true,
      },
    ],
  },
})

/** The offer of one line hangs on the other. */
export const SecondLineIncluded: Story = { ...guest, prepare: [addTern, addTern] }

/** An upgrade to a phone whose offer is for new lines, on a plan that would have it. */
export const NotGiven: Story = {
  ...customer,
  prepare: [
    (world) => {
      const device = { id: 'lumen-8-lite-dusk-128', productId: 'dev14000016', dppMonths: 36, contractTerm: '36' }
      const lines = [{ device, isNewLine: false }]
      return world.call('cart.addDevice', { body: { cartInfo: { intendType: 'EUP' }, data: { lines } } })
    },
  ],
  says: {
    en: ['On us with any unlimited plan', 'Not for this line. For a new line with an unlimited plan.'],
    es: ['Va por nosotros con un plan ilimitado', 'No es para esta línea. Para una línea nueva con un plan ilimitado.'],
  },
}

/** The offer waits for a second line; the instalments have a rest on the last bill. */
export const Waiting: Story = {
  ...guest,
  prepare: [addTern],
  says: {
    en: ['Not yet yours. For one of every two new lines in the same cart.', 'Last payment, on bill 36'],
    es: ['Todavía no es tuya. Para una de cada dos líneas nuevas del mismo carrito.', 'Último pago, en la factura 36'],
  },
}

/** The offer waits for an accessory, which can be added where it waits. */
export const WaitingForCase: Story = {
  ...guest,
  prepare: [addDevice('phoneWithCase')],
  says: { en: ['Your free Pelago 9 Case is waiting.'], es: ['Tu Funda Pelago 9 gratis te espera.'] },
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

/** A customer's link has led to the shop. */
export const Referred: Story = {
  ...guest,
  address: `${guest.address}?mylink=MY1X2Y3Z`,
  prepare: [fillCart],
  says: { en: ['Referral code'], es: ['Código de recomendación'] },
}

export const OtherZipCode: Story = {
  ...guest,
  prepare: [fillCart],
  press: { en: ['Sales tax for another ZIP code'], es: ['Impuesto para otro código postal'] },
}

export const LineRemoval: Story = {
  ...guest,
  prepare: [fillCart],
  press: { en: ['Remove line, Line 1, Orbit 12 Pro'], es: ['Quitar línea, Línea 1, Orbit 12 Pro'] },
  says: { en: ['Remove line 1?', 'Keep it'], es: ['¿Quitar la línea 1?', 'Conservarla'] },
}

export const Saving: Story = {
  ...guest,
  prepare: [fillCart],
  press: { en: ['Save cart'], es: ['Guardar carrito'] },
  says: { en: ['Save your cart', 'Email address'], es: ['Guarda tu carrito', 'Correo electrónico'] },
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
    es: ['Cargador Bosun, Tiza: solo queda 1. Audífonos Pip, Tiza: agotado.', 'Agotado', 'Solo queda 1'],
  },
}
