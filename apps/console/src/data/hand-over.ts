/** The session storage key under which another pane hands a text to the editor. */
export const handOverKey = (world: string) => `draft:${world}`

/** Takes the text that another pane handed over, once. */
export const takeHandOver = (storage: Pick<Storage, 'getItem' | 'removeItem'>, world: string): string | undefined => {
  const text = storage.getItem(handOverKey(world)) ?? undefined
  storage.removeItem(handOverKey(world))
  return text
}
