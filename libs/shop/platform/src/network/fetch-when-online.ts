const cameOnline = () => new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

/**
 * Loads code as soon as there is a network. A browser keeps the failure of a module for as long as its page lives, so
 * that what was asked for without a network can't be loaded once there is one.
 */
export const fetchWhenOnline = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  if (globalThis.navigator?.onLine === false) await cameOnline()
  return load()
}
