import type { SessionState, WorldDraft } from '@soe/world'

/** Whether the world held the session before this call. */
export const isStored = (draft: WorldDraft, { id }: SessionState): boolean => draft.world.collections.sessions.has(id)
