/** Bytes of a field, of an object or list without its fields, and of a text without its characters. */
const field = 8
const plainObject = 24
const plainText = 16

const ofList = (held: readonly unknown[], other: readonly unknown[]): number => {
  let bytes = plainObject + held.length * field
  // What moved within the list is shared as well, and its neighbours have mostly moved along.
  let moved = 0
  held.forEach((value, index) => {
    if (value === other[index + moved]) return
    const found = other.indexOf(value)
    if (found < 0) bytes += bytesBeside(value, other[index])
    else moved = found - index
  })
  return bytes
}

const ofObject = (held: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): number => {
  let bytes = plainObject
  for (const name in held) bytes += field + bytesBeside(held[name], other[name])
  return bytes
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** About how many bytes a value takes that it does not share with another, which it was made of or became. */
export const bytesBeside = (held: unknown, other: unknown): number => {
  if (held === other) return 0
  if (typeof held === 'string') return plainText + held.length
  if (Array.isArray(held)) return ofList(held, Array.isArray(other) ? other : [])
  return isObject(held) ? ofObject(held, isObject(other) ? other : {}) : 0
}
