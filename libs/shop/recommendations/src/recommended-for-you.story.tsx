import { arm, failForGood, hold, setFlags, type Story } from '@soe/stories'
import { RecommendedForYou } from './recommended-for-you'

const title = { en: ['Recommended for you'], es: ['Recomendado para ti'] }
const nothing = { en: [], es: [] }

export const OnWishlist: Story = {
  render: () => <RecommendedForYou pageContext="Wishlist" />,
  address: '/sales/digital/Favorites.html',
  persona: 'signed-in',
  says: title,
}

export const Loading: Story = { ...OnWishlist, prepare: [hold('recommendations.pdm')] }

export const Failed: Story = { ...OnWishlist, prepare: [failForGood('recommendations.pdm')], says: nothing }

export const WithoutAccessories: Story = {
  ...OnWishlist,
  prepare: [
    arm(`
apiVersion: sim/v1
kind: Scenario
id: without-accessories
title: Recommended accessories answer 503
rules:
  - id: without-accessories
    on: recommendations.pdm
    when: { request: { source: { equals: accessory } } }
    always: true
    reply: { status: 503 }
    commit: false
expect:
  - { rule: without-accessories, fired: { min: 1 } }
`),
  ],
}

const onEmptyCart: Story = {
  ...OnWishlist,
  render: () => <RecommendedForYou pageContext="emptyCart" />,
  address: '/sales/next/expresscart.html',
}

export const OnEmptyCart: Story = { ...onEmptyCart, prepare: [setFlags({ enableEmptyCartFavoritesRec: true })] }

export const SwitchedOffOnEmptyCart: Story = {
  ...onEmptyCart,
  prepare: [setFlags({ enableEmptyCartFavoritesRec: false })],
  says: nothing,
}

export const SwitchedOff: Story = {
  ...onEmptyCart,
  persona: 'prospect',
  prepare: [setFlags({ recommendationPdmDisableFFlag: true })],
  says: nothing,
}
