import { watch } from 'node:fs'

/** Milliseconds of quiet after which a save or a checkout is over. */
const quiet = 100

/** How often the folder is looked at in any case: some file systems report no changes. */
const lookEvery = 2_000

/** Calls `changed` shortly after a change below the folder, and now and then. Returns the function that stops it. */
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
