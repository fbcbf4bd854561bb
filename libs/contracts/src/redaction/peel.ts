const percentRun = /(?:%[\da-f]{2})+/gi

const decodeRun = (run: string): string => {
  try {
    return decodeURIComponent(run)
  } catch {
    return run.replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', commat: '@', equals: '=', lt: '<', gt: '>', quot: '"' }

const decodeEntity = (all: string, named: string, decimal: string, hex: string): string => {
  if (named) return entities[named.toLowerCase()] ?? all
  const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
  return code > 0x1f && code < 0x11_0000 ? String.fromCodePoint(code) : all
}

const zeroes = [0x0660, 0x06f0, 0x0966, 0x09e6]

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeroes.find((first) => code >= first && code < first + 10)
  return zero === undefined ? digit : String(code - zero)
}

// oxlint-disable-next-line no-control-regex -- every letter beyond ASCII
const otherLetters = /[^\u0000-\u007f]/

/** Letters that look like others or like nothing, as the ones that they are read as. */
export const plainLetters = (text: string): string => {
  if (!otherLetters.test(text)) return text
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\p{Nd}/gu, plainDigit)
}

/** The ways in which a text is written in another one, each undone. */
const layers: readonly { readonly is: RegExp; readonly undo: (text: string) => string }[] = [
  { is: /%[\da-f]{2}/i, undo: (text) => text.replace(percentRun, decodeRun) },
  { is: /\+/, undo: (text) => text.replaceAll('+', ' ') },
  {
    is: /\\u[\da-f]{4}/i,
    undo: (text) =>
      text.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  },
  { is: /\\["\\/]/, undo: (text) => text.replace(/\\(["\\/])/g, '$1') },
  {
    is: /&(?:#|amp|commat|equals|lt|gt|quot)/i,
    undo: (text) => text.replace(/&(?:([a-z]{2,6})|#(\d{1,7})|#x([\da-f]{1,6}));?/gi, decodeEntity),
  },
]

/** The text with one layer of each kind of writing undone. */
export const peel = (text: string): string =>
  layers.reduce((peeled, { is, undo }) => (is.test(peeled) ? undo(peeled) : peeled), text)
