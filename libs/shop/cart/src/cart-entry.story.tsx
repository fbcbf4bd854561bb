import { addDevice, addPlan, arm, call, failForGood, fillCart, setFlags, type Story } from '@soe/stories'

/** The page at the address, and where it leads. */
const cart: Story = { address: '/sales/next/expresscart.html', persona: 'prospect' }

export const PendingStep: Story = {
  ...cart,
  prepare: [addDevice('phone'), addPlan('newLine1', 'mainsail-unlimited')],
  says: { en: ['Before you check out', 'Line 1, Orbit 12 Pro'], es: [] },
}

/** Ready for the checkout, which the address names. */
export const NamedCheckout: Story = {
  address: '/sales/next/expresscart.html?pageName=expresscheckout',
  persona: 'signed-in',
  prepare: [fillCart],
}

export const NamedCart: Story = { ...NamedCheckout, address: '/sales/next/expresscheckout.html?pageName=cart' }

export const FromTradeIn: Story = { ...cart, address: '/sales/next/expresscart.html?fromTradeinPage=apo' }

export const QuoteOfZeros: Story = {
  ...cart,
  address: '/sales/next/expresscart.html?quoteId=0000',
  prepare: [fillCart],
}

/** A guest set it aside with an email address. */
export const SetAside: Story = {
  ...cart,
  prepare: [fillCart, call('cart.saveCart', { emailId: 'maren@example.com', pccSaved: true })],
}

/** Cases and cart disagree. */
export const WithoutCase: Story = {
  ...cart,
  prepare: [
    fillCart,
    arm(`
apiVersion: sim/v1
kind: Scenario
id: without-case
title: The shopper has a cart and no case
rules:
  - { id: without-case, on: cases.getCases, always: true, reply: { patch: { caseCount: 0, cases: [] } } }
expect:
  - { rule: without-case, fired: { min: 1 } }
`),
  ],
  says: { en: ['Your cart is empty'], es: [] },
}

export const Saved: Story = { ...cart, persona: 'resumable-case' }

export const SavedAndAsked: Story = {
  ...Saved,
  prepare: [setFlags({ resumeCaseApiFFlag: false })],
  says: { en: ['You saved this cart.'], es: [] },
}

export const SavedWithPromotions: Story = {
  ...Saved,
  prepare: [setFlags({ enablePromoHubRedirectOnResumeCase: true })],
}

export const SeveralCarts: Story = { ...cart, persona: 'several-cases', says: { en: ['You have 3 carts.'], es: [] } }

export const TradeInAlone: Story = {
  ...cart,
  persona: 'standalone-trade-in',
  says: { en: ['Your trade-in is saved on its own.', 'Add a line'], es: ['Agregar una línea'] },
}

/** One device goes with the line, another with none. */
export const TradeInApart: Story = {
  ...cart,
  prepare: [
    fillCart,
    call('tradeIn.addDevice', {
      cartInfo: {},
      lineId: 'newLine1',
      device: { deviceBrand: 'Orbit', deviceModel: 'Orbit 9' },
      condition: 'good',
    }),
    call('tradeIn.addDevice', {
      cartInfo: {},
      device: { deviceBrand: 'Pelago', deviceModel: 'Pelago 7' },
      condition: 'damaged',
    }),
  ],
  says: { en: ['Trade-in without a new device'], es: ['Intercambio sin un equipo nuevo'] },
}

export const SecondNumber: Story = { ...cart, persona: 'second-number' }

export const ScheduledOrder: Story = { ...cart, persona: 'scheduled-order' }

export const OfMember: Story = {
  ...cart,
  persona: 'account-member',
  prepare: [addDevice('phone')],
  says: { en: ['Ask the owner to order this'], es: [] },
}

export const SoldByRep: Story = {
  ...cart,
  persona: 'sales-rep',
  prepare: [fillCart],
  says: { en: ['You are selling to Gil. Representative REP4471, RETAIL.'], es: [] },
}

export const InStore: Story = {
  ...cart,
  persona: 'scan-and-go',
  prepare: [fillCart],
  says: { en: ['You are shopping at Commercial St, Portland.'], es: [] },
}

/** The member's details are refused, twice. */
export const OfOtherMember: Story = {
  ...cart,
  prepare: [fillCart, failForGood('checkout.getCheckoutDetails', { error: '1022' })],
  says: { en: ['Some details of this cart could not be read.', 'Your cart could not be loaded'], es: [] },
}
