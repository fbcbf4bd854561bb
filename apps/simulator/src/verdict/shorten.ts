import type { Verdict } from '@soe/contracts'

/** Characters of JSON that a verdict may have: about 2,000 tokens. */
const longestVerdict = 6000
const longestSentence = 300

const culpritWords: Readonly<Record<Verdict['culprit'], string>> = {
  script: 'The script is at fault',
  carrier: 'The carrier is at fault',
  contract: 'The contract is at fault',
  shop: 'The shop is at fault',
  test: 'The test is at fault',
  'cannot-tell': 'Nobody can be named',
}

const occurrenceWords: Readonly<Record<Verdict['occurs'], string>> = {
  always: ' It is so each time.',
  sometimes: ' It is so now and then, as chance has it.',
  unknown: '',
}

const headline = ({ culprit, certainty, occurs }: Verdict): string =>
  `${culpritWords[culprit]}, ${certainty === 'proved' ? 'proved by experiment' : 'judged by the evidence'}.${occurrenceWords[occurs]}`

const cut = (text: string): string => (text.length > longestSentence ? `${text.slice(0, longestSentence - 1)}…` : text)

const isShort = (verdict: Verdict): boolean => JSON.stringify(verdict).length <= longestVerdict

/** Leaves out evidence and experiments, the last ones first, until the verdict is short enough. */
export const shortened = (given: Verdict): Verdict => {
  let verdict: Verdict = {
    ...given,
    evidence: given.evidence.map(cut),
    sentences: [headline(given), ...given.sentences.map(cut)],
    causes: given.causes.map((cause) => ({ ...cause, sentence: cut(cause.sentence) })),
    experiments: given.experiments.map((experiment) => ({ ...experiment, change: cut(experiment.change) })),
  }
  while (!isShort(verdict) && verdict.evidence.length + verdict.experiments.length > 0) {
    const { evidence, experiments } = verdict
    verdict =
      evidence.length > 1
        ? { ...verdict, evidence: evidence.slice(0, -1) }
        : { ...verdict, evidence: [], experiments: experiments.slice(0, -1) }
  }
  return verdict
}
