/** The specification, commerce 4.11: the propositions that the carrier knows. */
export const chatPropositions = {
  PLP_01: { name: 'Embedded-High', flow: 'LP', placement: 'Embedded', priority: 'High' },
  PLP_02: { name: 'Embedded-Low', flow: 'LP', placement: 'Embedded', priority: 'Low' },
  PLP_03: { name: 'Sticky-High', flow: 'LP', placement: 'Sticky', priority: 'High' },
  PLP_04: { name: 'Sticky-Low', flow: 'LP', placement: 'Sticky', priority: 'Low' },
  PLP_05: { name: 'Overlay-High', flow: 'LP', placement: 'Overlay', priority: 'High' },
  PLP_06: { name: 'Overlay-Low', flow: 'LP', placement: 'Overlay', priority: 'Low' },
  PLP_07: { name: 'Proactive', flow: 'CO', placement: 'Bot', priority: '' },
  PLP_08: { name: 'Reactive', flow: 'CO', placement: 'Bot', priority: '' },
  P_NoNBA: { name: 'HOG', flow: 'NONE', placement: 'None', priority: '' },
} as const

export type ChatPropositionId = keyof typeof chatPropositions

/** Undefined for an id that the specification doesn't name. */
export const findChatProposition = (id: string): (typeof chatPropositions)[ChatPropositionId] | undefined =>
  Object.hasOwn(chatPropositions, id) ? chatPropositions[id as ChatPropositionId] : undefined
