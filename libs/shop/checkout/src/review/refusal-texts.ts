import { defineTexts } from '@soe/shop-platform'

/** What a refused order means for the shopper, by the carrier's code; the ways on are beside it. */
export const refusalTexts = defineTexts(
  {
    '07': 'This account cannot place the order right now. Nothing was ordered, nothing was charged.',
    '1008': 'The carrier did not find your items. Nothing was ordered. Look at your cart, then place the order again.',
    OUT_OF_STOCK: 'Something in your cart has sold out. Nothing was ordered. Change it in your cart.',
  },
  {
    '07': 'Esta cuenta no puede hacer el pedido por ahora. No se pidió ni se cobró nada.',
    '1008': 'El operador no encontró tus artículos. No se pidió nada. Revisa tu carrito y vuelve a hacer el pedido.',
    OUT_OF_STOCK: 'Algo de tu carrito se agotó. No se pidió nada. Cámbialo en tu carrito.',
  },
)

const codes = ['07', '1008', 'OUT_OF_STOCK'] as const

/** Codes whose own message says too little. */
export const refusalCode = (id: string): (typeof codes)[number] | undefined => codes.find((code) => code === id)
