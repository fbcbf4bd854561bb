/** Edits between two short words. */
const distance = (a: string, b: string): number => {
  const row = new Uint16Array(b.length + 1).map((_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    let before = i - 1
    row[0] = i
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j] as number
      const left = row[j - 1] as number
      const replaced = before + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1)
      const moved = (above < left ? above : left) + 1
      row[j] = moved < replaced ? moved : replaced
      before = above
    }
  }
  return row[b.length] as number
}

/** Letters of a word that are compared. */
const longestWord = 80

interface Scored {
  readonly value: string
  readonly edits: number
}

const lastName = (word: string): string => word.slice(word.lastIndexOf('.') + 1)

/** Edits between two words; the right name after the wrong dot, such as that of a service, is one. */
const editsBetween = (written: string, value: string): number =>
  written.includes('.') && written !== value && lastName(written) === lastName(value) ? 1 : distance(written, value)

/** Edits between a word and each of the values, fewest first. */
const scored = (word: string, values: readonly string[]): readonly Scored[] => {
  const written = word.slice(0, longestWord).toLowerCase()
  return values
    .map((value) => ({ value, edits: editsBetween(written, value.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits)
}

const meant = (word: string, [best]: readonly Scored[]): string | undefined =>
  best && best.edits <= Math.max(2, word.length / 3) && best.edits < word.length ? best.value : undefined

/** The value that was probably meant, which has something of the word. */
export const nearest = (word: string, values: readonly string[]): string | undefined =>
  meant(word, scored(word, values))

const hint = (value: string | undefined): string => (value === undefined ? '' : ` Did you mean "${value}"?`)

/** What is wrong with a word, with the one that was probably meant. */
export const withMeant = (said: string, word: string, values: readonly string[]): string =>
  `${said}${hint(nearest(word, values))}`

const listedAtMost = 10

/** The allowed values; of many, the first ten. */
export const allowedText = (values: readonly string[]): string => {
  const rest = values.length - listedAtMost
  return `Allowed: ${values.slice(0, listedAtMost).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
}

/** What is wrong with a word, with the one that was probably meant, and the allowed values that are most like it. */
export const withAllowed = (said: string, word: string, values: readonly string[]): string => {
  if (values.length === 0) return said
  const near = scored(word, values)
  const isLong = word !== '' && values.length > listedAtMost
  return `${said}${hint(meant(word, near))} ${allowedText(isLong ? near.map((one) => one.value) : values)}`
}
