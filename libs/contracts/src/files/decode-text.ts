/** Marks that editors and tools of Windows write first, with the encoding that each stands for. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** Of a text without a mark, whose first character is one of ASCII as in all our formats: zero is a half of it. */
const unmarked = ([first, second]: Uint8Array) => {
  if (first === 0 && second !== 0) return 'utf-16be'
  return second === 0 && first !== 0 ? 'utf-16le' : 'utf-8'
}

const encodingOf = (bytes: Uint8Array) =>
  marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding ?? unmarked(bytes)

/** A text as editors, browsers and shells save it: UTF-8 or UTF-16, with or without a byte order mark, which is left out. */
export const decodeText = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes)
