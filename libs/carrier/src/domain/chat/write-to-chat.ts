import type { Language } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import type { WorldDraft, ChatState } from '@soe/world'
import type { Caller } from '../../operation/caller'
import { findCart } from '../cart/cart-access'
import { cartItemCount } from '../lines/cart-lines'
import { priceCartState } from '../pricing/cart-pricing'
import { assistantTexts } from './assistant-texts'
import { ownerOf } from '../account/identity'
import { requireOpenChat, withMessage } from './chats'

type Answer = (language: Language, draft: WorldDraft, caller: Caller) => string

const aboutCart: Answer = (language, draft, caller) => {
  const cart = findCart(draft, caller)
  const texts = assistantTexts[language]
  if (!cart || cartItemCount(cart) === 0) return texts.noCart
  const { totals } = priceCartState(cart, draft)
  return texts.cart(cartItemCount(cart), formatPrice(totals.dueToday), formatPrice(totals.dueMonthly))
}

/** The first row whose words occur decides. */
const rows: readonly (readonly [RegExp, Answer])[] = [
  [/cart|price|total|cost|carrito|precio|cuesta/i, aboutCart],
  [/deliver|ship|arrive|entrega|env[ií]o|llega/i, (language) => assistantTexts[language].delivery],
  [/return|send back|refund|devol|reembolso/i, (language) => assistantTexts[language].returns],
]

/** The assistant's answer to a shopper's words. */
const answerAsAssistant = (draft: WorldDraft, caller: Caller, language: Language, text: string): string => {
  const row = rows.find(([words]) => words.test(text))
  return row ? row[1](language, draft, caller) : assistantTexts[language].other
}

/** The shopper's words in the chat under way; the assistant answers at once. */
export const writeToChat = (draft: WorldDraft, caller: Caller, text: string): ChatState => {
  const written = withMessage(draft, requireOpenChat(draft, ownerOf(caller.session)), { from: 'shopper', text })
  if (written.way !== 'assistant') return draft.chats.put(written)
  const answer = answerAsAssistant(draft, caller, written.trigger.Language, text)
  return draft.chats.put(withMessage(draft, written, { from: 'assistant', text: answer }))
}
