import { watch } from 'node:fs'

/** Milliseconds in which one save of an editor, or one checkout, is over. */
const quiet = 100

/** How often the folder is looked at in any case: some file systems tell nothing. */
const lookEvery = 2_000

/** Calls `changed` a little after something below the folder has, and now and then; answers how to end it. */
export const watchFolder = (dir: string, changed: () => void): (() => void) => {
  let soon: NodeJS.Timeout | undefined
  const later = () => {
    clearTimeout(soon)
    soon = setTimeout(changed, quiet)
  }
  const watcher = ((): ReturnType<typeof watch> | undefined => {
    try {
      return watch(dir, { recursive: true, persistent: false }, later).on('error', () => undefined)
    } catch {
      return undefined
    }
  })()
  const poll = setInterval(changed, lookEvery).unref()
  return () => {
    clearTimeout(soon)
    clearInterval(poll)
    watcher?.close()
  }
}
