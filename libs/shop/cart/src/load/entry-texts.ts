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
  },
)
