import type { ListedName } from '@soe/shop-journey/listed-pages'

export const footerColumns = [
  { title: 'shop', names: ['smartphones', 'watches', 'tablets', 'accessories', 'prepaidPhones', 'preOwned'] },
  { title: 'plans', names: ['plans', 'protection'] },
  { title: 'switch', names: ['tradeIn', 'ownDevice', 'secondNumber'] },
  { title: 'support', names: ['support', 'orders', 'videoHelp'] },
] as const satisfies readonly { title: string; names: readonly ListedName[] }[]
