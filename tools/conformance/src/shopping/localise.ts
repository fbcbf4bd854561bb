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

/** Ways to write an id that is another one by that. */
const spellings: Readonly<Record<string, (text: string) => string>> = {
  'in other letters': swapped,
  'with a capital': capitalised,
  'and one letter more': (text) => `${text}x`,
}

const spelled = new RegExp(`^<(.+) (${Object.keys(spellings).join('|')})>$`)

/** Also resolves `<id in other letters>` and its like, for backends that must not find it. */
export const withOtherLetters =
  (resolve: Resolve): Resolve =>
  (text) => {
    const [, plain, how = ''] = spelled.exec(text) ?? []
    const spell = spellings[how]
    return plain === undefined || !spell ? resolve(text) : spell(resolve(plain) ?? resolve(`<${plain}>`) ?? plain)
  }

/** Names such as `<accessory.sku>` that nothing stands for. */
export const unresolved = (value: unknown): string[] => {
  if (typeof value === 'string') return /^<[\w. ]+>$/.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(unresolved)
}
