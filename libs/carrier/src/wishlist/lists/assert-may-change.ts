import { RefusalFault, ServiceFault, type WorldDraft } from '@soe/world'
import type { Caller } from '../../account/caller'
import { ownerOf } from '../../account/identity'

/** Guests may read a shared wishlist; only an account has one to change. */
const assertSignedIn = ({ session }: Caller) => {
  if (!session.loggedIn) throw new RefusalFault(401, 'SIGN_IN_REQUIRED', 'Sign in to change a wishlist.')
}

const assertOwn = (draft: WorldDraft, { session }: Caller, id: string) => {
  const named = draft.wishlists.get(id)
  if (!named) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'favorites.id' }])
  if (named.owner !== ownerOf(session)) {
    throw new RefusalFault(403, 'NOT_YOUR_WISHLIST', 'This wishlist belongs to someone else.')
  }
}

/** Rejects guests, and ids of wishlists that aren't the caller's. */
export const assertMayChange = (
  draft: WorldDraft,
  caller: Caller,
  favorites: readonly { readonly id?: string | undefined }[],
) => {
  assertSignedIn(caller)
  for (const { id } of favorites) if (id !== undefined) assertOwn(draft, caller, id)
}
