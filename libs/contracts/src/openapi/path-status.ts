import { type PathStatus, type RegisteredCall, register } from '../register/register'

const surest: readonly PathStatus[] = ['given', 'derived', 'extrapolated', 'chosen']

/** How certain an operation's path is; a path that the endpoint list does not name is `chosen`. */
export const pathStatus = (key: string, path: string, calls: readonly RegisteredCall[] = register): PathStatus => {
  const statuses = calls
    .filter(({ operation }) => operation === key)
    .flatMap(({ paths }) => paths)
    .filter((registered) => registered.path === path)
    .map(({ status }) => status)
  return surest.find((status) => statuses.includes(status)) ?? 'chosen'
}
