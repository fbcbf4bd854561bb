/** The specification, commerce 9: what feedback says of a proposition. */
export const dispositions = { accepted: 81, displayed: 82 } as const
