/** A rule has one of these, or conditions alone. */
export const triggers = ['nth', 'times', 'always', 'probability'] as const
