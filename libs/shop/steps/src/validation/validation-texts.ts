import { defineTexts } from '@soe/shop-platform'

/** What a finding means for the shopper, by its code; the message before it is the carrier's. */
export const validationTexts = defineTexts(
  {
    '1079': 'Choose another protection for it, or go on without one.',
    '1082': 'Once it is released you can check out. Your cart stays as it is.',
    '1098': 'Responders go there when this device calls 911.',
    '2038': 'Call us and we finish it with you. Your cart stays as it is.',
    '2040': 'Nothing was charged. Pay in another way, or ask at the counter.',
    '2053': 'Your cart stays as it is until then.',
    OUT_OF_STOCK: 'Change that to go on.',
    scanTitle: 'Your payment did not go through',
    seeProtection: 'See protection',
    addAddress: 'Add address',
    checkCredit: 'Check your credit',
    payInAnotherWay: 'Pay in another way',
    callUs: 'Call us',
    callUsAt: (number: string, hours: string) => `Call us at ${number}, ${hours}`,
    hours: '8 AM to 10 PM Eastern time, every day',
    tryAgain: 'Try again',
    loading: 'Loading your cart',
    backToShop: 'Back to the shop',
  },
  {
    '1079': 'Elige otra protección o sigue sin ella.',
    '1082': 'Podrás pagar en cuanto se libere. Tu carrito queda como está.',
    '1098': 'Ahí acuden los equipos de emergencia cuando este equipo llama al 911.',
    '2038': 'Llámanos y lo terminamos contigo. Tu carrito queda como está.',
    '2040': 'No se cobró nada. Paga de otra forma o pregunta en el mostrador.',
    '2053': 'Mientras tanto, tu carrito queda como está.',
    OUT_OF_STOCK: 'Cámbialo para continuar.',
    scanTitle: 'Tu pago no se completó',
    seeProtection: 'Ver protección',
    addAddress: 'Agregar dirección',
    checkCredit: 'Revisar tu crédito',
    payInAnotherWay: 'Pagar de otra forma',
    callUs: 'Llámanos',
    callUsAt: (number: string, hours: string) => `Llámanos al ${number}, ${hours}`,
    hours: 'de 8 AM a 10 PM, hora del este, todos los días',
    tryAgain: 'Intentar de nuevo',
    loading: 'Cargando tu carrito',
    backToShop: 'Volver a la tienda',
  },
)

type Code = '1079' | '1082' | '1098' | '2038' | '2040' | '2053' | 'OUT_OF_STOCK'

const codes: ReadonlySet<string> = new Set<Code>(['1079', '1082', '1098', '2038', '2040', '2053', 'OUT_OF_STOCK'])

export const isExplained = (code: string): code is Code => codes.has(code)
