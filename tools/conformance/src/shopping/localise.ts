/** Says what stands for a text; undefined where it stands for itself. */
export type Resolve = (text: string) => string | undefined

/** A value with every text in it replaced by what it stands for. */
export const localise = (value: unknown, resolve: Resolve): unknown => {
  if (typeof value === 'string') return resolve(value) ?? value
  if (Array.isArray(value)) return value.map((part) => localise(part, resolve))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, localise(part, resolve)]))
}

const swapped = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase())

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Also resolves `<id in other letters>` and `<id with a capital>`, for backends that must not find it. */
export const withOtherLetters =
  (resolve: Resolve): Resolve =>
  (text) => {
    const [, plain, how = ''] = /^<(.+) (in other letters|with a capital)>$/.exec(text) ?? []
    if (plain === undefined) return resolve(text)
    const spelled = how === 'with a capital' ? capitalised : swapped
    return spelled(resolve(plain) ?? resolve(`<${plain}>`) ?? plain)
  }

/** Names such as `<accessory.sku>` that nothing stands for. */
export const unresolved = (value: unknown): string[] => {
  if (typeof value === 'string') return /^<[\w. ]+>$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(unresolved)
}
