import { foldText } from '@soe/rules'

export interface SupportAnswer {
  readonly question: string
  readonly answer: string
  readonly called: string
}

/** Words of two letters or less say nothing of what is looked for. */
const wordsOf = (text: string) => foldText(text).match(/[\p{L}\d]{3,}/gu) ?? []

/** A plural finds its singular, in both languages. */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:es|s)$/, '') : word)

const has = (words: readonly string[], stem: string) => words.some((word) => word.startsWith(stem))

/** How many words of a question an answer holds, and how well: what it is about counts more than what it says. */
const scoreOf = ({ question, called, answer }: SupportAnswer, stems: readonly string[]) => {
  const about = wordsOf(`${question} ${called}`)
  const said = wordsOf(answer)
  const inAbout = stems.filter((stem) => has(about, stem)).length
  const inEither = stems.filter((stem) => has(about, stem) || has(said, stem)).length
  return { held: inEither, weight: inAbout + inEither }
}

/** The answers that hold the most words of what is asked, the best first; without words, all of them. */
export const findAnswers = <Answer extends SupportAnswer>(answers: readonly Answer[], asked: string): Answer[] => {
  const stems = wordsOf(asked).map(stemOf)
  if (stems.length === 0) return [...answers]
  const scored = answers.map((answer) => ({ answer, ...scoreOf(answer, stems) })).filter(({ held }) => held > 0)
  const most = Math.max(0, ...scored.map(({ held }) => held))
  return scored
    .filter(({ held }) => held === most)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ answer }) => answer)
}
