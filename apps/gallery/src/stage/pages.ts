import { matchAddress, named, requiredPart, type LoadPage, type Page, type PageRecord } from '@soe/shop-platform'
import type { ComponentType } from 'react'
import { addresses } from './addresses'

type Exported = PageRecord | Page | readonly Page[]

const modules = import.meta.glob<Record<string, Exported>>('../../../../libs/shop/*/src/*.pages.ts', { eager: true })

/** Of pages that the storefront composes of several features, the part that gives them their name. */
const ownParts: Readonly<Record<string, LoadPage>> = {
  'accessory-interstitial-page': named('AccessoryInterstitial', () => import('@soe/shop-accessories')),
  'cart-page': named('CartPage', () => import('@soe/shop-cart')),
  'error-page': named('ErrorPage', () => import('@soe/shop-cart/error-page')),
  'front-page': named('FrontPage', () => import('@soe/shop-devices')),
  'order-confirmation-page': named('OrderConfirmationPage', () => import('@soe/shop-checkout/order-confirmation-page')),
  'product-page': named('ProductPage', () => import('@soe/shop-devices'), { renderMissing: () => null }),
}

const loadOf = (page: PageRecord | Page): LoadPage | undefined => ('load' in page ? page.load : ownParts[page.file])

const componentsOf = (page: PageRecord | Page) => {
  const load = loadOf(page)
  if (!load) return []
  const Component = requiredPart(load)
  const { flow } = page
  return Object.keys(page.addresses).map((name) => [name, { name, Component, flow }] as const)
}

interface FoundPage extends Pick<PageRecord, 'flow'> {
  name: string
  Component: ComponentType
}

const pages: ReadonlyMap<string, FoundPage> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).flat() as (PageRecord | Page)[])
    .flatMap(componentsOf),
)

const nameAt = matchAddress(addresses)

/** The page at a path; undefined where the gallery has none. */
export const findPage = (path: string) => {
  const name = nameAt(path)
  return name === undefined ? undefined : pages.get(name)
}
