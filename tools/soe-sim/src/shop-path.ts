import { InputError } from './input-error'

/** A path of this shop, and of nowhere else. */
export const shopPath = (path: string): string => {
  if (/^\/(?![/\\])/.test(path)) return path
  throw new InputError(
    'INVALID_PATH',
    `"${path}" is not a path of the shop: it begins with one /, such as /smartphones/.`,
  )
}
