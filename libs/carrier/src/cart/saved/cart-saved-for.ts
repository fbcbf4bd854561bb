import { ServiceFault, type CartState, type WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { lobOf } from '../../account/identity'

const sameEmail = (left: string | undefined, right: string) => left?.toLowerCase() === right.toLowerCase()

/** The latest guest cart saved for the email, in the caller's line of business. */
export const cartSavedFor = (draft: WorldDraft, caller: Caller, emailId: string): CartState => {
  const [latest] = draft.carts
    .values()
    .filter((cart) => cart.status === 'open' && cart.lob === lobOf(caller.audience))
    .filter(({ savedForEmail, owner }) => sameEmail(savedForEmail, emailId) && owner.startsWith('session:'))
    .sort((left, right) => right.updatedAt - left.updatedAt)
  if (!latest) throw new ServiceFault('SAVED_CART_NOT_FOUND')
  return latest
}
