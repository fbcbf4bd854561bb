/** What was read anew reaches a page in a task of its own; until then it shows what was before. */
export const untilShown = (): Promise<void> => new Promise((shown) => void setTimeout(shown))
