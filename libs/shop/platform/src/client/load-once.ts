/** Loads at the first call; a load that failed is tried again by the next. */
export const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined
  const start = async () => {
    try {
      return await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return () => (loading ??= start())
}
