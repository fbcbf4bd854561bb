import type { Address, AddressBook, PageName } from './address'

/** The letters of a product's name in an address. No product is called prepaid: one of the grids is. */
const slug = '(?!prepaid/?$)[a-z\\d._~-]+'

const segments = (path: string) => path.replace(':slug', slug).replace(/:[^/]+/, '[^/]+')

/**
 * Names below /sales match in any case, with and without `.html`. Pages outside it read what they show from the
 * address, letter for letter. Every address matches with and without a slash at its end.
 */
const patternOf = (name: string, address: Address): RegExp =>
  'path' in address
    ? new RegExp(`^${segments(address.path).replace(/\/$/, '')}/?$`)
    : new RegExp(`^/sales/(${address.under.join('|')})/${segments(address.name ?? name)}(\\.html)?/?$`, 'i')

type Matcher = (path: string) => PageName | undefined

const matchers = new WeakMap<AddressBook, Matcher>()

const matcherOf = (book: AddressBook): Matcher => {
  const rows = Object.entries(book).map(([name, address]) => ({ name, pattern: patternOf(name, address) }))
  return (path) => rows.find(({ pattern }) => pattern.test(path))?.name as PageName | undefined
}

/** Finds which address of a book a path is. A server has one book for all its requests. */
export const matchAddress = (book: AddressBook): Matcher => {
  const matcher = matchers.get(book) ?? matcherOf(book)
  matchers.set(book, matcher)
  return matcher
}

/** What an address is likely meant to be: small letters, without what is pasted along at the end of a part. */
export const tidyPath = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll(/(%[01][\da-f]|%20|%7f|%c2%a0)+(?=\/|$)/g, '')
    .replaceAll(/\/(%[01][\da-f]|%20|%7f|%c2%a0)+/g, '/')

/** A path below /sales as its address spells it, where it was asked for in another case: what reads it compares names. */
export const spellPath = (path: string, name: string, address: Address | undefined): string => {
  if (!address || 'path' in address) return path
  const [ending = ''] = /(\.html)?\/?$/i.exec(path) ?? []
  const [, sales = '', section = '', ...asked] = path.slice(0, path.length - ending.length).split('/')
  const spelt = (address.name ?? name)
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? (asked[index] ?? '') : segment))
  return ['', sales.toLowerCase(), section.toLowerCase(), ...spelt].join('/') + ending.toLowerCase()
}
