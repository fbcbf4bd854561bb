import type { AddressBook } from '@soe/shop-platform'

const modules = import.meta.glob<Record<string, AddressBook>>('../../../../libs/shop/*/src/*.addresses.ts', {
  eager: true,
})

/** The addresses of every feature. */
export const addresses: AddressBook = Object.assign({}, ...Object.values(modules).flatMap(Object.values))
