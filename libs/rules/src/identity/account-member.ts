export interface RoleFacts {
  /** The role that the tab's session holds. */
  sessionRole?: string | null | undefined
  cookieRole?: string | undefined
  appRole?: string | null | undefined
}

const memberRoles: readonly string[] = ['mobilesecure', 'accountmember']

/** A secure or account member: one of the three roles says so. */
export const isAccountMember = ({ sessionRole, cookieRole, appRole }: RoleFacts): boolean =>
  [sessionRole, cookieRole, appRole].some((role) => memberRoles.includes(role?.toLowerCase() ?? ''))
