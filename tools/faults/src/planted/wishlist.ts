import type { PlantedFault } from './planted-fault'

export const wishlist: readonly PlantedFault[] = [
  {
    id: 'heart-never-pressed',
    kind: 'a label or a state for assistive technology',
    sees: 'A screen reader calls the heart of a saved product not pressed.',
    anchor: 'aria-pressed={⟦isSaved⟧}',
    faulty: 'false',
  },
  {
    id: 'fast-taps-save-by-the-last-render',
    kind: 'a stale read',
    sees: 'Two fast taps on a heart leave the product saved.',
    anchor: 'mutate({ ...change, saved: ⟦!isFavoriteNow(shop, product.productId)⟧ })',
    faulty: '!isSaved',
  },
  {
    id: 'confirmed-removal-removes-nothing',
    kind: 'a handler does nothing',
    sees: '"Yes" in the question about a favorite closes it, and the favorite stays.',
    anchor: 'onConfirm={() => removing && ⟦remove(removing)⟧}',
    faulty: 'stopRemoving()',
  },
  {
    id: 'shared-list-looks-like-ones-own',
    kind: 'a lock or a permission ignored',
    sees: "A customer who opens a friend's list is offered to remove from it.",
    anchor: "const isOwn = ⟦audience === 'signed-in' && (wid === undefined || wid === ownId)⟧",
    faulty: "audience === 'signed-in'",
  },
  {
    id: 'shared-link-is-english',
    kind: 'the wrong language',
    sees: 'A list that is shared from the Spanish shop opens in English.',
    anchor: 'const link = `${environment.location.origin}${⟦base⟧}${path}`',
    faulty: "''",
  },
]
