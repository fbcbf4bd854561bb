const chunkFailure =
  /Loading chunk|dynamically imported module|Importing a module script failed|error loading dynamically/i

/** Recognises a failed fetch of the shop's code by each browser's wording. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || chunkFailure.test(error.message))
