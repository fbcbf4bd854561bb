import type MiniSearch from 'minisearch'
import { namesElsewhere } from './kindred-words'
import { hasLetters, stem } from './read-words'

/** Letters of a stem that may be wrong, missing or too many. */
const tolerance = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Two letters that changed places count as one mistake: "orbti". */
const swaps = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2),
  )

/** The shortest word that is split from the next where the space is missing. */
const shortest = 3

const splits = (word: string): readonly (readonly [string, string])[] =>
  Array.from({ length: Math.max(0, word.length - 2 * shortest + 1) }, (_, index) => [
    word.slice(0, index + shortest),
    word.slice(index + shortest),
  ])

/** What words were meant for: mended, divided or joined where nothing is written so, left out where nothing is near. */
export const createSpelling = (
  index: MiniSearch,
  /** The words of the index as they are written, by their stems. */
  written: ReadonlyMap<string, string>,
): ((words: readonly string[]) => readonly string[]) => {
  const isWritten = (word: string) => written.has(stem(word))
  const isKnown = (word: string) =>
    isWritten(word) || (hasLetters(word) && index.search(word, { prefix: true }).length > 0)

  /** Few mistake the first letter. */
  const nearest = (word: string): string | undefined => {
    const terms = index.search(word, { fuzzy: tolerance }).flatMap((result) => result.terms)
    return written.get(terms.find((term) => term.startsWith(word.charAt(0))) ?? '')
  }

  const correct = (word: string): readonly string[] => {
    if (isKnown(word)) return [word]
    const meant =
      namesElsewhere[word] ?? swaps(word).find(isWritten) ?? splits(word).find((parts) => parts.every(isWritten))
    return [meant ?? nearest(word) ?? []].flat()
  }

  /** "ear buds" are earbuds. */
  const join = (words: readonly string[]): readonly string[] => {
    const place = words.findIndex((word, at) => at + 1 < words.length && isWritten(`${word}${words[at + 1]}`))
    return place < 0
      ? words
      : [...words.slice(0, place), `${words[place]}${words[place + 1]}`, ...words.slice(place + 2)]
  }

  return (words) => join(words).flatMap(correct)
}
