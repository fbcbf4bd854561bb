import { defineTexts } from '@soe/shop-platform'

export const entryTexts = defineTexts(
  {
    resumed: 'Your saved cart is back.',
    saved: 'You saved this cart.',
    savedDetail: 'Continue where you left it whenever you like.',
    resume: 'Continue with it',
    working: 'Opening your saved cart',
    several: (count: number) => `You have ${count} carts.`,
    severalDetail: 'This is the one that you used last.',
    seeCarts: 'See saved carts',
    scanTitle: 'You are shopping in the store',
    scanBody: 'Scan what you take, pay here, and show the confirmation on your way out.',
    scanMore: 'Add another accessory',
  },
  {
    resumed: 'Tu carrito guardado está de vuelta.',
    saved: 'Guardaste este carrito.',
    savedDetail: 'Continúa donde lo dejaste cuando quieras.',
    resume: 'Continuar con él',
    working: 'Abriendo tu carrito guardado',
    several: (count: number) => `Tienes ${count} carritos.`,
    severalDetail: 'Este es el último que usaste.',
    seeCarts: 'Ver carritos guardados',
    scanTitle: 'Estás comprando en la tienda',
    scanBody: 'Escanea lo que te llevas, paga aquí y muestra la confirmación al salir.',
    scanMore: 'Agregar otro accesorio',
  },
)
