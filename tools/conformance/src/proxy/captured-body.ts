/** Bytes of a body that are kept to be judged; no answer of the contract is as large. */
const most = 8 * 1024 * 1024

/** Keeps a copy of what passes, up to a limit. */
export const createCapture = () => {
  const chunks: Buffer[] = []
  let bytes = 0
  return {
    keep: (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= most) chunks.push(chunk)
    },
    isWhole: () => bytes <= most,
    bytes: (): Buffer => Buffer.concat(chunks),
  }
}
