import type { WorldDraft, SupportSettings } from '@soe/world'

const usual: SupportSettings = { chatAgents: 6, videoAgents: 9 }

/** Who is there to help in this world. */
export const supportOf = ({ header }: Pick<WorldDraft, 'header'>): SupportSettings => header.support ?? usual
