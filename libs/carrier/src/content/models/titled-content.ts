import type { AnswerOf } from '@soe/contracts'

type Titled = AnswerOf<'content.getStaticContent'>['content'][string]

const english: Readonly<Record<string, Titled>> = {
  emptyCart: {
    title: 'Your cart is empty',
    body: 'Have a look around: what you add shows up here.',
    buttonText: 'Shop now',
  },
  emptyCartDetailsNotFound: {
    title: 'We couldn’t find your cart',
    body: 'It may have expired. Start a new one, or retrieve a saved cart by email.',
    buttonText: 'Shop now',
  },
  pastDueDevice: {
    title: 'Pay your balance to order a {type} device',
    body: 'There is a past-due balance on your account. Once it is paid, this device is yours to order.',
    buttonText: 'Pay now',
  },
  smartBannerIos: {
    title: 'My Halyard app',
    body: 'Shop the latest offers, upgrade devices and more.',
    buttonText: 'Open',
  },
  smartBannerAndroid: {
    title: 'My Halyard for Android',
    body: 'Shop the latest offers, upgrade devices and more.',
    buttonText: 'Open',
  },
  scanPaymentError: {
    title: 'We couldn’t take your payment',
    body: 'Show this screen to a store specialist, who will finish the order with you.',
  },
  cartLocked: {
    title: 'Someone is working on your cart',
    body: 'Your cart is open in another channel. Try again in a few minutes.',
    buttonText: 'Try again',
  },
  chat: { title: 'Get help with us', body: 'Ask anything about your order, your plan or your bill.' },
}

/** What the editors have translated. */
const spanish: Readonly<Record<string, Titled>> = {
  emptyCart: {
    title: 'Tu carrito está vacío',
    body: 'Date una vuelta: lo que agregues aparecerá aquí.',
    buttonText: 'Comprar ahora',
  },
  emptyCartDetailsNotFound: {
    title: 'No encontramos tu carrito',
    body: 'Puede haber vencido. Empieza uno nuevo o recupera un carrito guardado con tu correo.',
    buttonText: 'Comprar ahora',
  },
  scanPaymentError: {
    title: 'No pudimos cobrar tu pago',
    body: 'Muestra esta pantalla a un especialista de la tienda, que terminará el pedido contigo.',
  },
}

/** A page without a translation stays in English. */
export const titledContent = { en: english, es: { ...english, ...spanish } } as const
