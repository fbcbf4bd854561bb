/** The session roles of platform 6. */
export const roles = ['guest', 'prepay', 'mobilesecure', 'accountmember'] as const

export type Role = (typeof roles)[number]

const accountRoles: ReadonlySet<string> = new Set(['mobilesecure', 'accountmember'])

/** A secure or account member: any of the session, cookie and app roles says so. */
export const isAccountMember = (...roles: readonly (string | undefined)[]): boolean =>
  roles.some((role) => role !== undefined && accountRoles.has(role.toLowerCase()))
