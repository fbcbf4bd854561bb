import type { ProblemMark } from '../text/problem-mark'

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

export interface LintSummary {
  tone: 'red' | 'amber' | 'green' | 'plain'
  text: string
}

export const lintSummaryOf = (marks: readonly ProblemMark[], isChecked: boolean): LintSummary => {
  const errors = marks.filter(({ problem }) => problem.severity === 'error')
  const line = (errors[0] ?? marks[0])?.problem.line
  const where = line === undefined ? '' : `, line ${line}`
  if (errors.length > 0) return { tone: 'red', text: `${countOf(errors.length, 'problem')}${where}` }
  if (marks.length > 0) return { tone: 'amber', text: `${countOf(marks.length, 'warning')}${where}` }
  return isChecked ? { tone: 'green', text: 'Valid' } : { tone: 'plain', text: 'Being checked' }
}
