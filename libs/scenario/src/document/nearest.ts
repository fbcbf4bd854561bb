/** Edits between two short words. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** Edits between a word and each of the values, fewest first. */
const scored = (word: string, values: readonly string[]) =>
  values
    .map((value) => ({ value, edits: distance(word.slice(0, 80).toLowerCase(), value.toLowerCase()) }))
    .toSorted((a, b) => a.edits - b.edits)

/** The value that was probably meant, which has something of the word. */
export const nearest = (word: string, values: readonly string[]): string | undefined => {
  const [best] = scored(word, values)
  return best && best.edits <= Math.max(2, word.length / 3) && best.edits < word.length ? best.value : undefined
}

const listedAtMost = 10

/** The allowed values; of many, the ten that are most like the word. */
export const allowedText = (values: readonly string[], word = ''): string => {
  const rest = values.length - listedAtMost
  if (rest <= 0) return `Allowed: ${values.join(', ')}.`
  const listed = word === '' ? values : scored(word, values).map(({ value }) => value)
  return `Allowed: ${listed.slice(0, listedAtMost).join(', ')} and ${rest} more.`
}

/** What is wrong with a word, with the allowed values and the one that was probably meant. */
export const withAllowed = (said: string, word: string, values: readonly string[]): string => {
  if (values.length === 0) return said
  const meant = nearest(word, values)
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`
  return `${said}${hint} ${allowedText(values, word)}`
}
