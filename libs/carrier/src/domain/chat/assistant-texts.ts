/** What the assistant answers, by the language of the page. */
export const assistantTexts = {
  en: {
    greeting: (name: string) =>
      `Hello${name && ` ${name}`}, I am the assistant. Ask me about your cart, delivery or returns.`,
    cart: (items: number, today: string, monthly: string) =>
      `Your cart has ${items} ${items === 1 ? 'item' : 'items'}: ${today} due today, ${monthly} a month.`,
    noCart: 'Your cart is empty.',
    delivery: 'Standard delivery is free and takes two to three days. The cart shows what else there is.',
    returns: 'You can send a device back within 30 days.',
    other: 'I can tell you about your cart, delivery and returns. For anything else, ask for a person.',
  },
  es: {
    greeting: (name: string) =>
      `Hola${name && ` ${name}`}, soy el asistente. Pregúntame por tu carrito, la entrega o las devoluciones.`,
    cart: (items: number, today: string, monthly: string) =>
      `Tu carrito tiene ${items} ${items === 1 ? 'artículo' : 'artículos'}: ${today} hoy y ${monthly} al mes.`,
    noCart: 'Tu carrito está vacío.',
    delivery: 'La entrega estándar es gratis y tarda dos o tres días. El carrito muestra las demás opciones.',
    returns: 'Puedes devolver un equipo en un plazo de 30 días.',
    other: 'Puedo hablarte de tu carrito, la entrega y las devoluciones. Para lo demás, pide hablar con una persona.',
  },
} as const
