import type { WorldDraft } from '@soe/world'

/** What a guest has said of recommendations is the account's word from the sign-in on. */
export const giveFeedback = (draft: WorldDraft, guestOwner: string, owner: string) => {
  for (const feedback of draft.feedback.values()) {
    if (feedback.owner === guestOwner) draft.feedback.put({ ...feedback, owner })
  }
}
