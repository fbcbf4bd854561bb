import { defineTexts } from '@soe/shop-platform'

export const quoteTexts = defineTexts(
  {
    title: 'Open a quote',
    description: 'A quote keeps a cart at its price. Open it here with its number.',
    intro: 'The number is in the message that you got with the quote.',
    quoteId: 'Quote number',
    quoteHint: 'Such as Q12',
    emailId: 'Email address of the quote',
    missing: 'Enter the number of the quote.',
    invalidEmail: 'Enter an email address such as name@example.com.',
    open: 'Open the quote',
    accessories: 'Add only its accessories',
    working: 'Opening the quote',
    replaceTitle: 'Set your cart aside?',
    replaceBody: (count: number) =>
      count === 1
        ? 'Your cart has one item. The quote takes its place.'
        : `Your cart has ${count} items. The quote takes its place.`,
    keepCart: 'Keep my cart',
    added: 'The accessories of the quote are in your cart.',
    prepaidTitle: 'Quotes are for monthly plans',
    prepaidBody: 'Prepaid prices need no quote: what you see is what you pay.',
    shop: 'See prepaid phones',
  },
  {
    title: 'Abrir una cotización',
    description: 'Una cotización guarda un carrito con su precio. Ábrela aquí con su número.',
    intro: 'El número está en el mensaje que recibiste con la cotización.',
    quoteId: 'Número de cotización',
    quoteHint: 'Por ejemplo, Q12',
    emailId: 'Correo electrónico de la cotización',
    missing: 'Escribe el número de la cotización.',
    invalidEmail: 'Escribe un correo electrónico como nombre@example.com.',
    open: 'Abrir la cotización',
    accessories: 'Agregar solo sus accesorios',
    working: 'Abriendo la cotización',
    replaceTitle: '¿Dejar tu carrito a un lado?',
    replaceBody: (count: number) =>
      count === 1
        ? 'Tu carrito tiene un artículo. La cotización ocupa su lugar.'
        : `Tu carrito tiene ${count} artículos. La cotización ocupa su lugar.`,
    keepCart: 'Conservar mi carrito',
    added: 'Los accesorios de la cotización están en tu carrito.',
    prepaidTitle: 'Las cotizaciones son para planes mensuales',
    prepaidBody: 'Los precios de prepago no necesitan cotización: pagas lo que ves.',
    shop: 'Ver teléfonos de prepago',
  },
)
