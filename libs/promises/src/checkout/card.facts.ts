import type { SavedCard } from '@soe/contracts'
import { fromCheckout } from './from-checkout'
import { effect, lostBy, fromAnswer, type Fact, type Source } from '../promise/fact'

const fromCards = <Value>(cardsOf: (cards: readonly SavedCard[]) => Value): readonly Source<Value>[] => [
  fromAnswer('payment.listCards', ({ answer }) => cardsOf(answer.cards)),
  fromAnswer('payment.removeCard', ({ answer }) => cardsOf(answer.cards)),
  fromCheckout(({ paymentOptions }) => {
    const option = paymentOptions?.find(({ paymentType }) => paymentType === 'CC')
    return option && cardsOf(option.cards ?? [])
  }),
]

const card = { cardId: 'c1', brand: 'Visa', lastFour: '1111', expiryMonth: 4, expiryYear: 2031 }
const listed = (...cards: readonly object[]) => ({ key: 'payment.listCards', answer: { cards } }) as const
const pay = (saveCard: boolean) =>
  ({
    key: 'checkout.selectPayment',
    request: {
      payment: { paymentType: 'card', cardNumber: '4111111111111111', expiryMonth: 4, expiryYear: 2031, saveCard },
    },
    answer: { shipmentInfo: {} },
  }) as const

export const savedCardsFact: Fact<readonly SavedCard[]> = {
  name: 'savedCards',
  says: 'the cards of an account are those that it was asked to save, without those that were removed, in every answer',
  sources: fromCards((cards) => cards),
  effects: {
    ...effect('checkout.selectPayment', (before, { request }) =>
      request && (request.payment?.paymentType !== 'card' || request.payment.saveCard !== true) ? before : undefined,
    ),
    ...effect('payment.removeCard', (before, { request }) =>
      request ? before?.filter(({ cardId }) => cardId !== request.cardId) : undefined,
    ),
  },
  right: [listed(card), pay(false), listed(card)],
  wrong: [listed(), pay(false), listed(card)],
}

type EnteredCard = Pick<SavedCard, 'lastFour' | 'expiryMonth' | 'expiryYear'>

interface Entered {
  readonly entered?: EnteredCard
  /** The account had no card with these digits before. */
  readonly isNew?: boolean
  readonly listed?: readonly EnteredCard[]
}

const enteredOf = ({ lastFour, expiryMonth, expiryYear }: EnteredCard): EnteredCard => ({
  lastFour,
  expiryMonth,
  expiryYear,
})

export const enteredCardFact: Fact<Entered> = {
  name: 'enteredCard',
  says: 'a card is saved with the digits and the expiry that were entered, before those that were saved earlier',
  sources: fromCards((cards) => ({ listed: cards.map(enteredOf) })),
  effects: {
    ...effect('checkout.selectPayment', (before, { request, audience }, known) => {
      const payment = request?.payment
      if (payment?.paymentType !== 'card' || !payment.saveCard || !audience.endsWith('signed-in')) return before
      const entered = enteredOf({ ...payment, lastFour: payment.cardNumber.slice(-4) })
      const cards = known(savedCardsFact)
      return { entered, isNew: cards?.every(({ lastFour }) => lastFour !== entered.lastFour) ?? false }
    }),
    ...lostBy<Entered>('payment.removeCard'),
  },
  compare: ({ listed: cards = [] }, { entered, isNew = false }) => {
    if (!entered) return []
    const found = isNew ? cards : cards.filter(({ lastFour }) => lastFour === entered.lastFour)
    return [[found.slice(0, 1), [entered]]]
  },
  merge: (known, said) => (known?.entered ? known : said),
  right: [pay(true), listed(card)],
  wrong: [pay(true), listed({ ...card, expiryMonth: 3 })],
}

/** Cards that an account lists at most. */
const most = 10

export const savedDigitsFact: Fact<readonly string[]> = {
  name: 'savedDigits',
  says: 'every card that was saved is listed, whatever else is saved at the same time',
  sources: fromCards((cards) => cards.map(({ lastFour }) => lastFour)),
  effects: {
    ...effect('checkout.selectPayment', (before = [], { request, audience }) => {
      const payment = request?.payment
      if (payment?.paymentType !== 'card' || !payment.saveCard || !audience.endsWith('signed-in')) return before
      const all = [...new Set([...before, payment.cardNumber.slice(-4)])]
      return all.length > most ? undefined : all
    }),
    ...lostBy<readonly string[]>('payment.removeCard'),
  },
  compare: (said, known) => [[known.filter((digits) => said.includes(digits)), known]],
  right: [listed(), pay(true), listed(card)],
  wrong: [listed(), pay(true), listed()],
}

export const cardFacts = [savedCardsFact, enteredCardFact, savedDigitsFact]
