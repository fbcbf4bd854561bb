import type { WorldDraft, SupportSettings } from '@soe/world'

const usual: SupportSettings = { chatAgents: 6, videoAgents: 9 }

/** Who is there to help in this world. */
export const supportOf = ({ header }: Pick<WorldDraft, 'header'>): SupportSettings => header.support ?? usual

/** Changes who is there to help; what isn't named stays, a proposition of null is given up. */
export const setSupport = (
  draft: WorldDraft,
  {
    chatProposition,
    ...staff
  }: Partial<Omit<SupportSettings, 'chatProposition'>> & {
    chatProposition?: SupportSettings['chatProposition'] | null
  },
) => {
  const { chatProposition: before, ...others } = supportOf(draft)
  const next = chatProposition === undefined ? before : (chatProposition ?? undefined)
  draft.configure({ support: { ...others, ...staff, ...(next && { chatProposition: next }) } })
}
