import { savedCardsFact } from '@soe/promises'
import type { CheckContext } from '../../run/check'
import { exampleBody } from '../../shopping/examples'
import { fillCart } from '../../shopping/preparations'
import type { Shopper } from '../../shopping/shopper'
import { readAll } from '../reads/reads'
import { type Candidate, ask, change, reader } from './candidate'

/** Three cards that differ in brand, digits and expiry. */
const cards = [
  { cardNumber: '4111111111111111', expiryMonth: 4, expiryYear: 2031 },
  { cardNumber: '5555555555554444', expiryMonth: 12, expiryYear: 2033 },
  { cardNumber: '4012888888881881', expiryMonth: 7, expiryYear: 2032 },
] as const

const pay = (shopper: Shopper, by: object) => {
  const { payment } = exampleBody('checkout.selectPayment') as { payment: object }
  return change(shopper, 'checkout.selectPayment', { payment: { ...payment, ...by } })
}

const saveCards = async (context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillCart(shopper))
  for (const card of cards) {
    await readAll(context, shopper, ['payment.listCards'])
    await pay(shopper, { ...card, saveCard: true })
  }
  await readAll(context, shopper, ['payment.listCards'])
}

const payByEachCard = async (context: CheckContext, shopper: Shopper) => {
  await saveCards(context, shopper)
  const saved = shopper.follower.known(savedCardsFact) ?? []
  for (const { cardId } of [...saved.slice(1), ...saved.slice(0, 1)]) {
    const payment = { paymentType: 'saved-card', cardId }
    await shopper.call('checkout.selectPayment', { body: { cartInfo: {}, payment } })
    await readAll(context, shopper, [reader])
  }
}

const payByRemovedCard = async (context: CheckContext, shopper: Shopper) => {
  await saveCards(context, shopper)
  const [removed] = shopper.follower.known(savedCardsFact) ?? []
  if (!removed) return
  const { cardId } = removed
  await shopper.call('payment.removeCard', { body: { cardId } })
  await shopper.call('checkout.selectPayment', {
    body: { cartInfo: {}, payment: { paymentType: 'saved-card', cardId } },
    expect: {
      kind: 'unfounded-accepted',
      at: 'payment.cardId',
      says: 'a card that was removed from the account does not pay',
      ends: 'refused',
    },
  })
}

/** Cards that no bank takes: one that has expired, and one whose number is not right. */
const badCards = [
  { cardNumber: '4111111111111111', expiryMonth: 1, expiryYear: 2001 },
  { cardNumber: '4111111111111112', expiryMonth: 4, expiryYear: 2031 },
] as const

const declineAfterPaying = async (context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillCart(shopper))
  await pay(shopper, cards[1])
  await readAll(context, shopper, [reader])
  for (const card of badCards) {
    await pay(shopper, card)
    await readAll(context, shopper, [reader])
  }
}

/** How each kind of payment that an answer offers is chosen; the others go by way of a service. */
const choices: Readonly<Record<string, object>> = {
  BTA: { paymentType: 'account' },
  CC: { ...cards[0], paymentType: 'card' },
}

interface OptionsAnswer {
  readonly paymentOptions: readonly { readonly paymentType: string }[]
}

const payAsOffered = async (_context: CheckContext, shopper: Shopper) => {
  await shopper.asSetup(() => fillCart(shopper))
  const body = exampleBody(reader, { paymentOptions: true })
  const { paymentOptions = [] } = await ask<OptionsAnswer>(shopper, reader, { body })
  for (const { paymentType } of paymentOptions) {
    const choice = choices[paymentType]
    const payment = choice && { ...(exampleBody('checkout.selectPayment')['payment'] as object), ...choice }
    if (!payment) continue
    await shopper.call('checkout.selectPayment', {
      body: { cartInfo: {}, payment },
      expect: {
        kind: 'offered-in-vain',
        at: 'paymentOptions',
        of: reader,
        says: `${paymentType} is offered, so it can be chosen`,
        ends: 'done',
      },
    })
  }
}

/** Choices of how to pay. */
export const paymentCandidates: readonly Candidate[] = [
  { name: 'each of three saved cards pays', key: 'checkout.selectPayment', audience: 'signed-in', run: payByEachCard },
  { name: 'a removed card does not pay', key: 'payment.removeCard', audience: 'signed-in', run: payByRemovedCard },
  { name: 'three cards are saved', key: 'payment.listCards', audience: 'signed-in', run: saveCards },
  {
    name: 'a card is declined after another',
    key: 'checkout.selectPayment',
    audience: 'signed-in',
    run: declineAfterPaying,
  },
  { name: 'a guest pays as is offered', key: reader, audience: 'prospect', run: payAsOffered },
  { name: 'a customer pays as is offered', key: reader, audience: 'signed-in', run: payAsOffered },
]
