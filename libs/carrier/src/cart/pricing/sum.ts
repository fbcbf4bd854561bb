export const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number => {
  let total = 0
  for (const item of items) total += of(item)
  return total
}
