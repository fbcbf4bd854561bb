import { inEveryAnswer } from '../promise/invariant'

/** What programs leave in texts, by what gives it away. */
const marks: readonly RegExp[] = [
  // Letters that were decoded twice, or not at all.
  /Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€|\uFFFD/,
  // oxlint-disable-next-line no-control-regex -- what no text may hold
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/,
  /\[object \w+\]|\bundefined\b|\bNaN\b|^null$/,
  /\$\{|\{\{|^%[sd]$/,
  /\\u[\da-f]{4}|\\[nrt"]/i,
]

/** Escaped for a page; where a text is a page's part, that is right. */
const entity = /&(?:amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);/i

const isDamaged = (text: string) => marks.some((mark) => mark.test(text)) || (entity.test(text) && !/<\/?\w/.test(text))

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

export const textInvariants = [
  inEveryAnswer([
    {
      id: 'text-damaged',
      at: '*',
      says: 'every text is as it is read: no entities, no placeholders, no control characters, no letters that were decoded twice',
      pairs: (answer, { request }) => {
        const damaged = textsIn(answer).filter(isDamaged)
        // What a shopper has typed may be anything.
        const typed = damaged.length > 0 ? textsIn(request) : []
        return damaged.filter((text) => !typed.includes(text)).map((text) => [text, 'a text that can be read'])
      },
      right: { part: { name: 'Zoë & José', features: '<p>A &amp; B</p>' } },
      wrong: { part: { name: 'Zoë &amp; José' } },
    },
  ]),
]
