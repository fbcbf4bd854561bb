import type { CartView } from '@soe/contracts'
import type { Environment } from '@soe/shop-platform'

export interface AgreedTerms {
  readonly scenario: 'downpayment' | 'securitydeposit'
  readonly amount: number
}

type Storage = Pick<Environment, 'sessionStorage'>

const keyOf = ({ cartId }: Pick<CartView, 'cartId'>) => `creditTerms.${cartId}`

/** Keeps the agreement for this tab; another sum has to be agreed to anew. */
export const agreeToTerms = ({ sessionStorage }: Storage, cart: Pick<CartView, 'cartId'>, terms: AgreedTerms) =>
  sessionStorage.setItem(keyOf(cart), `${terms.scenario} ${terms.amount}`)

export const hasAgreedTo = (
  { sessionStorage }: Storage,
  cart: Pick<CartView, 'cartId'>,
  { scenario, amount }: { scenario: string; amount: number },
): boolean => sessionStorage.getItem(keyOf(cart)) === `${scenario} ${amount}`
