export type Quantities = Readonly<Record<string, number | undefined>>

interface Asked {
  readonly id: string
  readonly qty: number
}

/** What a line has after a call that adds and removes; an accessory in both lists gets the quantity that is added. */
export const quantitiesAfter = (before: Quantities, add: readonly Asked[], remove: readonly Asked[]): Quantities => {
  const after = { ...before }
  for (const { id, qty } of remove) {
    const had = after[id]
    const isAll = add.some((one) => one.id === id) || (had !== undefined && qty >= had)
    if (isAll) delete after[id]
    // Less than there is: backends take all of it, or as much.
    else after[id] = undefined
  }
  for (const { id, qty } of add) after[id] = id in after && after[id] === undefined ? undefined : (after[id] ?? 0) + qty
  return after
}

export const difference = (before: Quantities, after: Quantities): number | undefined => {
  const all = (quantities: Quantities) =>
    Object.values(quantities).reduce<number>((sum, qty) => sum + (qty ?? Number.NaN), 0)
  const more = all(after) - all(before)
  return Number.isNaN(more) ? undefined : more
}
