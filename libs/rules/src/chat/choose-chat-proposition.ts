import type { ChatPropositionId } from './chat-propositions'

/** What the carrier weighs before it offers a chat. */
export interface ChatFacts {
  isSignedIn: boolean
  isPrepay: boolean
  isPastDue: boolean
  /** Another channel works on the cart. */
  isCartLocked: boolean
  isCartEmpty: boolean
  isWishlistEmpty: boolean
  pageContext: string
  customerPriority: string
}

const checkoutPages = ['checkout', 'expresscheckout', 'orderreview', 'payment']

const isCheckout = ({ pageContext }: ChatFacts) => checkoutPages.includes(pageContext.toLowerCase())

interface Row {
  applies: (facts: ChatFacts) => boolean
  high: ChatPropositionId
  low: ChatPropositionId
}

const same = (id: ChatPropositionId) => ({ high: id, low: id })

/** The first row that applies decides; the more help a shopper needs, the more prominently a person is offered. */
const rows: readonly Row[] = [
  { applies: ({ isSignedIn, isPrepay }) => !isSignedIn || isPrepay, ...same('P_NoNBA') },
  { applies: ({ isPastDue }) => isPastDue, ...same('PLP_07') },
  { applies: ({ isCartLocked }) => isCartLocked, ...same('PLP_05') },
  { applies: (facts) => isCheckout(facts) && !facts.isCartEmpty, high: 'PLP_05', low: 'PLP_06' },
  { applies: ({ isCartEmpty }) => !isCartEmpty, high: 'PLP_03', low: 'PLP_04' },
  { applies: ({ isWishlistEmpty }) => !isWishlistEmpty, ...same('PLP_08') },
  { applies: () => true, high: 'PLP_01', low: 'PLP_02' },
]

/** How to offer a chat on a page, if at all. */
export const chooseChatProposition = (facts: ChatFacts): ChatPropositionId => {
  const row = rows.find(({ applies }) => applies(facts))
  const isHigh = facts.customerPriority.toLowerCase() === 'high'
  return row ? row[isHigh ? 'high' : 'low'] : 'P_NoNBA'
}
