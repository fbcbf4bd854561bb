const cameOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

/** Loads, as soon as there is a network if there is none: what a page shows besides never takes the page away. */
export const fetchWhenOnline = <Value>(load: () => Promise<Value>): Promise<Value> =>
  load().catch(async (error: unknown) => {
    if (navigator.onLine !== false) throw error
    await cameOnline()
    return fetchWhenOnline(load)
  })
