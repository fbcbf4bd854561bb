const cameOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

/**
 * Loads, and once more after a network that was gone meanwhile, as soon as there is one: what a page shows besides
 * never takes the page away.
 */
export const fetchWhenOnline = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  let isCut = !navigator.onLine
  const noteCut = () => (isCut = true)
  window.addEventListener('offline', noteCut)
  try {
    return await load()
  } catch (error) {
    if (!isCut) throw error
  } finally {
    window.removeEventListener('offline', noteCut)
  }
  if (!navigator.onLine) await cameOnline()
  return fetchWhenOnline(load)
}
