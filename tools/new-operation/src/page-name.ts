import { spellingsOf } from './operation-name'

export interface PageName {
  /** `trade-in/history`: the page's address in a section, and the key that links have for it */
  readonly key: string
  /** `trade-in` */
  readonly feature: string
  /** `orderHistory` */
  readonly name: string
  /** `order-history` */
  readonly file: string
  /** `OrderHistory` */
  readonly type: string
  /** `Order history` */
  readonly words: string
}

/** Reads a name such as `trade-in.history`; undefined where it is not one. */
export const readPageName = (text: string): PageName | undefined => {
  const [, feature, name] = /^([a-z][a-z0-9-]*)\.([a-z][a-zA-Z0-9]*)$/.exec(text) ?? []
  if (feature === undefined || name === undefined) return undefined
  const { file, type, words } = spellingsOf(name)
  return { key: `${feature}/${file}`, feature, name, file, type, words }
}
