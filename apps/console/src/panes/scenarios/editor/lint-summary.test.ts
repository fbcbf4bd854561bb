import type { ProblemMark } from '../text/problem-mark'
import { lintSummaryOf } from './editor-panel'

const mark = (severity: 'error' | 'warning', line: number) => ({ problem: { severity, line } }) as ProblemMark

describe('the lint summary', () => {
  it.each([
    [[], true, 'green', 'Valid'],
    [[], false, 'plain', 'Being checked'],
    [[mark('warning', 1), mark('error', 17)], true, 'red', '1 problem, line 17'],
    [[mark('error', 3), mark('error', 4)], true, 'red', '2 problems, line 3'],
    [[mark('warning', 5)], true, 'amber', '1 warning, line 5'],
  ] as const)('of %j is told by its worst', (marks, isChecked, tone, text) => {
    expect(lintSummaryOf(marks, isChecked)).toEqual({ tone, text })
  })
})
