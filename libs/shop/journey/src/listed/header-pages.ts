import type { Bilingual, PageName } from '@soe/shop-platform'

export interface HeaderPage {
  readonly page: PageName
  readonly title: Bilingual
}

/** Pages that the header names, with the words it has room for: part of every first load. */
export const headerPages = {
  smartphones: { page: 'smartphones/', title: { en: 'Smartphones', es: 'Teléfonos' } },
  watches: { page: 'watches', title: { en: 'Watches', es: 'Relojes' } },
  tablets: { page: 'tablets', title: { en: 'Tablets', es: 'Tabletas' } },
  accessories: { page: 'accessories', title: { en: 'Accessories', es: 'Accesorios' } },
  prepaid: { page: 'smartphones/prepaid', title: { en: 'Prepaid', es: 'Prepago' } },
  prepaidPhones: { page: 'smartphones/prepaid', title: { en: 'Prepaid phones', es: 'Teléfonos de prepago' } },
  plans: { page: 'compareplan', title: { en: 'Plans', es: 'Planes' } },
  tradeIn: { page: 'tradein', title: { en: 'Trade in', es: 'Intercambio' } },
  ownDevice: { page: 'byod', title: { en: 'Bring your own', es: 'Trae el tuyo' } },
  support: { page: 'support', title: { en: 'Support', es: 'Ayuda' } },
} as const satisfies Readonly<Record<string, HeaderPage>>

export type HeaderPageName = keyof typeof headerPages
