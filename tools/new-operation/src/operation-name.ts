const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

const pascal = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

export const spellingsOf = (name: string) => {
  const file = kebab(name)
  return { file, type: pascal(name), words: pascal(file.replaceAll('-', ' ')) }
}

export interface OperationName {
  /** `cart.listSavedCarts` */
  readonly key: string
  /** `cart` */
  readonly area: string
  /** `listSavedCarts` */
  readonly name: string
  /** `cart`, or `trade-in` for `tradeIn` */
  readonly folder: string
  /** `list-saved-carts` */
  readonly file: string
  /** `ListSavedCarts` */
  readonly type: string
  /** `List saved carts` */
  readonly words: string
}

/** Reads a key such as `cart.listSavedCarts`; undefined where it is not one. */
export const readOperationName = (key: string): OperationName | undefined => {
  const [, area, name] = /^([a-z][a-zA-Z0-9]*)\.([a-z][a-zA-Z0-9]*)$/.exec(key) ?? []
  if (area === undefined || name === undefined) return undefined
  return { key, area, name, folder: kebab(area), ...spellingsOf(name) }
}
