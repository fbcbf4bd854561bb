/** Returns the same promise all through a turn of the event loop; it resolves when the turn ends. */
export const createTurnEnd = () => {
  let turn: Promise<void> | undefined
  const begin = () =>
    new Promise<void>((resolve) => {
      // oxlint-disable-next-line no-restricted-globals -- an order of things, not a time
      setImmediate(() => {
        turn = undefined
        resolve()
      })
    })
  return (): Promise<void> => (turn ??= begin())
}
