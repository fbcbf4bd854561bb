import { defineTexts } from './define-texts'

export const failureTexts = defineTexts(
  {
    goOn: 'Continue',
    cancelled: 'This order was ended elsewhere, by you or by a representative. Your cart shows what is left of it.',
    toCart: 'Go to your cart',
    howToPay: 'How to pay',
    help: 'Need help? Our representatives can go on with you.',
    startChat: 'Start chat',
    chatFailed: 'Chat is not answering.',
    freeAgain:
      'Your cart was open somewhere else and is free again. What you did last may not have been saved: please do it again.',
    pastDueTitle: (device: string) => `A past-due balance stops this ${device} device.`,
    pastDue: 'Pay the balance on your account, then add the device again.',
    preOrder: 'pre-order',
    backOrder: 'backordered',
    preOrBackOrder: 'pre-order/backordered',
  },
  {
    goOn: 'Continuar',
    cancelled: 'Este pedido se cerró en otro lugar, por ti o por un representante. Tu carrito muestra lo que queda.',
    toCart: 'Ir a tu carrito',
    howToPay: 'Cómo pagar',
    help: '¿Necesitas ayuda? Nuestros representantes pueden seguir contigo.',
    startChat: 'Iniciar el chat',
    chatFailed: 'El chat no responde.',
    freeAgain:
      'Tu carrito estaba abierto en otro lugar y ya está libre. Puede que lo último que hiciste no se haya guardado: hazlo de nuevo.',
    pastDueTitle: (device) => `Un saldo vencido impide agregar este equipo ${device}.`,
    pastDue: 'Paga el saldo de tu cuenta y vuelve a agregar el equipo.',
    preOrder: 'en preventa',
    backOrder: 'con pedido pendiente',
    preOrBackOrder: 'en preventa o con pedido pendiente',
  },
)
