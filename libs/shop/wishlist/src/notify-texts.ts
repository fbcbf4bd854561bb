import { defineTexts } from '@soe/shop-platform'

export const notifyTexts = defineTexts(
  {
    outOfStock: 'This item is out of stock',
    ask: 'Subscribe to get notified when this product is back in stock',
    asked: 'You are subscribed to get a notification when this product is back in stock',
    subscribe: 'Notify me',
    unsubscribe: 'Stop notifying me',
    saving: 'Saving',
    name: (text: string, product: string) => `${text}, ${product}`,
    email: 'Email address',
    emailUse: 'We write once, when it is back in stock.',
    emailInvalid: 'Enter an email address such as name@example.com.',
    emailed: (email: string) => `We will write to ${email} when it is back in stock.`,
    subscribed: (product: string) => `You are subscribed to Back in Stock Notifications for ${product}.`,
    unsubscribed: (product: string) => `You are unsubscribed from Back in Stock Notifications for ${product}.`,
  },
  {
    outOfStock: 'Este artículo está agotado',
    ask: 'Suscríbete para recibir un aviso cuando este producto vuelva a estar disponible',
    asked: 'Estás suscrito para recibir un aviso cuando este producto vuelva a estar disponible',
    subscribe: 'Avísame',
    unsubscribe: 'Ya no me avises',
    saving: 'Guardando',
    name: (text: string, product: string) => `${text}, ${product}`,
    email: 'Correo electrónico',
    emailUse: 'Escribimos una sola vez, cuando vuelva a estar disponible.',
    emailInvalid: 'Escribe un correo electrónico como nombre@example.com.',
    emailed: (email: string) => `Escribiremos a ${email} cuando vuelva a estar disponible.`,
    subscribed: (product: string) => `Te avisaremos cuando ${product} vuelva a estar disponible.`,
    unsubscribed: (product: string) => `Ya no te avisaremos sobre ${product}.`,
  },
)
