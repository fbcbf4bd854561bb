import type { SavedCard } from '@soe/contracts'
import type { OwnerRecord, WorldDraft } from '@soe/world'
import { accountOf, ownerRecordOf, putOwnerRecord } from '../account/identity'

type Kept = NonNullable<OwnerRecord['savedCards']>[number]

/** The oldest are dropped. */
const mostCards = 10

const isSame = (one: Omit<Kept, 'cardId'>, other: Kept) =>
  one.brand === other.brand && one.lastFour === other.lastFour && one.expiryYear === other.expiryYear

const keptCards = (draft: WorldDraft, owner: string) => ownerRecordOf(draft, owner).savedCards ?? []

const put = (draft: WorldDraft, owner: string, savedCards: readonly Kept[]) =>
  putOwnerRecord(draft, { ...ownerRecordOf(draft, owner), savedCards })

/** The latest first, without what only the bank knows. */
export const savedCardsOf = (draft: WorldDraft, owner: string): SavedCard[] =>
  keptCards(draft, owner)
    .map(({ isRefused: _, ...card }) => card)
    .toReversed()

export const findSavedCard = (draft: WorldDraft, owner: string, cardId: string): Kept | undefined =>
  keptCards(draft, owner).find((card) => card.cardId === cardId)

/** Keeps a card with the account, once; a guest has none. */
export const saveCard = (draft: WorldDraft, owner: string, card: Omit<Kept, 'cardId'>): void => {
  if (!accountOf(owner)) return
  const others = keptCards(draft, owner).filter((kept) => !isSame(card, kept))
  put(draft, owner, [...others, { cardId: `CARD-${draft.count('card')}`, ...card }].slice(-mostCards))
}

export const removeSavedCard = (draft: WorldDraft, owner: string, cardId: string): void => {
  if (findSavedCard(draft, owner, cardId)) {
    put(
      draft,
      owner,
      keptCards(draft, owner).filter((card) => card.cardId !== cardId),
    )
  }
}
