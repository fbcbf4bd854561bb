export const groupBy = <Value, Key>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> => {
  const groups = new Map<Key, Value[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}
