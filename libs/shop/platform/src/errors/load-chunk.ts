import { chunkLoad } from '../delays'
import { isChunkFailure } from './is-chunk-failure'

/** The file that a browser's wording names, without its ending; Safari names none. */
const fileOf = (cause: unknown) => /(?<![\w-])([\w-]+)\.m?js/.exec(String(cause))?.[1] ?? ''

const chunkLoadError = (cause?: unknown) =>
  Object.assign(new Error(`Loading chunk ${fileOf(cause)} failed`, { cause }), { name: 'ChunkLoadError' })

/** Loads a part of the shop's code; one that is missing or takes too long raises a `ChunkLoadError`. */
export const loadChunk = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(chunkLoadError()), chunkLoad)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw isChunkFailure(error) ? chunkLoadError(error) : error
  } finally {
    clearTimeout(timer)
  }
}
