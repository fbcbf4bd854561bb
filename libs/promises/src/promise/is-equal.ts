const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether two values are the same JSON. */
export const isEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [Object.entries(one), Object.entries(other)]
  return (
    left.length === right.length &&
    left.every(
      ([name, value]) => Object.hasOwn(other, name) && isEqual(value, (other as Record<string, unknown>)[name]),
    )
  )
}
