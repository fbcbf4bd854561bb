import type { SupportSettings, WorldDraft } from '@soe/world'

const usual: SupportSettings = { chatAgents: 6, videoAgents: 9 }

/** This world's agents for chat and video, and the chat proposition that it forces, if any. */
export const supportOf = ({ header }: Pick<WorldDraft, 'header'>): SupportSettings => header.support ?? usual

export const hasChatAgents = (draft: WorldDraft): boolean => supportOf(draft).chatAgents > 0
