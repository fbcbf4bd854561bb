import { defineTexts } from '@soe/shop-platform'

export const stockTexts = defineTexts(
  {
    soldOut: 'Sold out',
    onlyLeft: (count: number) => `Only ${count} left`,
    isSoldOut: (name: string) => `${name} is sold out.`,
    isShort: (name: string, count: number) => `${name}: only ${count} left.`,
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} has been removed.`,
    take: (count: number, name: string) => `Take ${count} of ${name}`,
    kept: (count: number, name: string) => `Your cart now holds ${count} of ${name}.`,
    chooseAnother: 'Choose another',
    chooseAnotherFor: (name: string) => `Choose another instead of ${name}`,
  },
  {
    soldOut: 'Agotado',
    onlyLeft: (count: number) => (count === 1 ? 'Solo queda 1' : `Solo quedan ${count}`),
    isSoldOut: (name: string) => `${name}: agotado.`,
    isShort: (name: string, count: number) => `${name}: ${count === 1 ? 'solo queda 1' : `solo quedan ${count}`}.`,
    remove: (name: string) => `Quitar ${name}`,
    removed: (name: string) => `Se quitó ${name}.`,
    take: (count: number, name: string) => `Llevar ${count} de ${name}`,
    kept: (count: number, name: string) => `Tu carrito tiene ahora ${count} de ${name}.`,
    chooseAnother: 'Elegir otro',
    chooseAnotherFor: (name: string) => `Elegir otro en lugar de ${name}`,
  },
)
