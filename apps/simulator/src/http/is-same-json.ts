const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const areSame = (left: readonly unknown[], right: readonly unknown[]): boolean =>
  left.length === right.length && left.every((value, index) => isSameJson(value, right[index]))

/**
 * Whether two values are certain to have the same JSON, the order of fields included; cheap where they share their
 * objects. What is neither plain nor a list counts as different.
 */
export const isSameJson = (left: unknown, right: unknown): boolean => {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false
  if (Array.isArray(left) || Array.isArray(right))
    return Array.isArray(left) && Array.isArray(right) && areSame(left, right)
  if (!isPlain(left) || !isPlain(right)) return false
  return areSame(Object.keys(left), Object.keys(right)) && areSame(Object.values(left), Object.values(right))
}
