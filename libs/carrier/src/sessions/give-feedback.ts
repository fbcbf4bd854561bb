import type { WorldDraft } from '@soe/world'

/** Moves a guest's feedback on recommendations to the account at sign-in. */
export const giveFeedback = (draft: WorldDraft, guestOwner: string, owner: string) => {
  for (const feedback of draft.feedback.values()) {
    if (feedback.owner === guestOwner) draft.feedback.put({ ...feedback, owner })
  }
}
