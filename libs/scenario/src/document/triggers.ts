/** A rule has one of these, or conditions alone. */
export const triggers = ['nth', 'times', 'always', 'probability', 'rate'] as const

/** They say when a rule counts calls; a rule with one of them needs no trigger. */
export const spans = ['between', 'for'] as const
