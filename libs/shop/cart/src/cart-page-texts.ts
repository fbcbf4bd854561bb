import { defineTexts } from '@soe/shop-platform'

export const cartPageWords = {
  en: {
    title: 'Your cart',
    description: 'What is in your cart, what is due today and what is due each month.',
    loading: 'Loading your cart',
    line: (number: number) => `Line ${number}`,
    summary: 'Summary',
    failedTitle: 'Your cart could not be loaded',
    failedBody: 'Looks like something went wrong. Please try again later.',
    offlineBody: 'You seem to be offline. Your cart is safe; try again when you are connected.',
    connectedBody: 'You are connected again. Your cart is safe; try again.',
    tryAgain: 'Try again',
    askOwnerTitle: 'Ask the owner to order this',
    askOwnerBody: 'Only the owner or a manager of the account can buy. What you chose stays in the cart for them.',
    askOwnerAction: 'The owner is here',
  },
  es: {
    title: 'Tu carrito',
    description: 'Lo que hay en tu carrito, lo que pagas hoy y lo que pagas al mes.',
    loading: 'Cargando tu carrito',
    line: (number: number) => `Línea ${number}`,
    summary: 'Resumen',
    failedTitle: 'No se pudo cargar tu carrito',
    failedBody: 'Parece que algo salió mal. Inténtalo de nuevo más tarde.',
    offlineBody: 'Parece que no tienes conexión. Tu carrito está a salvo; inténtalo cuando te conectes.',
    connectedBody: 'Tienes conexión de nuevo. Tu carrito está a salvo; inténtalo otra vez.',
    tryAgain: 'Intentar de nuevo',
    askOwnerTitle: 'Pídele al titular que lo ordene',
    askOwnerBody: 'Solo el titular o un administrador de la cuenta puede comprar. Lo que elegiste queda en el carrito.',
    askOwnerAction: 'El titular está aquí',
  },
}

export const cartPageTexts = defineTexts(cartPageWords.en, cartPageWords.es)
