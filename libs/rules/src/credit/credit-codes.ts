/** The status of an approved credit application. */
export const creditApproved = 'AP'

/** A Blocker cart validation error with this code suppresses credit handling. */
export const creditSuppressingCode = '1082'
