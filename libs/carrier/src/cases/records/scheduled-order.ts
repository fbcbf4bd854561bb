import { ServiceFault, type WorldDraft } from '@soe/world'
import { accountStateOf } from '../../account/account'

/** Throws 208 while the account has a scheduled order: it can begin, list and resume no cart then. */
export const assertNoScheduledOrder = (draft: WorldDraft, owner: string) => {
  if (accountStateOf(draft, owner).scheduledOrder) throw new ServiceFault('208')
}
