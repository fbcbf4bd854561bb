/**
 * Makes a value once for the same arguments, which JSON can write. It holds so many values at most, and starts anew
 * beyond.
 */
export const memoize = <Arguments extends readonly unknown[], Made extends object>(
  make: (...given: Arguments) => Made,
  most = 100,
): ((...given: Arguments) => Made) => {
  const held = new Map<string, Made>()
  return (...given) => {
    const key = JSON.stringify(given)
    const known = held.get(key)
    if (known) return known
    const made = make(...given)
    if (held.size >= most) held.clear()
    held.set(key, made)
    return made
  }
}
