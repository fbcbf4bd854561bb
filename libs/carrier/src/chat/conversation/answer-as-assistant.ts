import type { WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { findCart } from '../../cart/access/cart-access'
import { cartItemCount } from '../../cart/lines/cart-count'
import { priceCartState } from '../../cart/pricing/cart-pricing'
import { assistantTexts } from './assistant-texts'

type Language = keyof typeof assistantTexts
type Answer = (language: Language, draft: WorldDraft, caller: Caller) => string

const dollars = (amount: number) => `$${amount.toFixed(2)}`

const aboutCart: Answer = (language, draft, caller) => {
  const cart = findCart(draft, caller)
  const texts = assistantTexts[language]
  if (!cart || cartItemCount(cart) === 0) return texts.noCart
  const { totals } = priceCartState(cart, draft.now)
  return texts.cart(cartItemCount(cart), dollars(totals.dueToday), dollars(totals.dueMonthly))
}

/** The first row whose words occur decides. */
const rows: readonly (readonly [RegExp, Answer])[] = [
  [/cart|price|total|cost|carrito|precio|cuesta/i, aboutCart],
  [/deliver|ship|arrive|entrega|env[ií]o|llega/i, (language) => assistantTexts[language].delivery],
  [/return|send back|refund|devol|reembolso/i, (language) => assistantTexts[language].returns],
]

/** The assistant's answer to a shopper's words. */
export const answerAsAssistant = (draft: WorldDraft, caller: Caller, language: Language, text: string): string => {
  const row = rows.find(([words]) => words.test(text))
  return row ? row[1](language, draft, caller) : assistantTexts[language].other
}
