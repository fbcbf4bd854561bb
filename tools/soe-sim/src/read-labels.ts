import { InputError } from './input-error'

/** Labels as they are given on the command line, such as run=17. */
export const readLabels = (words: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=')
      if (at > 0) return [word.slice(0, at), word.slice(at + 1)]
      throw new InputError('INVALID_LABEL', `"${word}" is not a label: write name=value, such as run=17.`)
    }),
  )
