/** Resolves once pages show what was just read: the cache notifies them in a task of its own. */
export const untilShown = (): Promise<void> => new Promise((shown) => void setTimeout(shown))
