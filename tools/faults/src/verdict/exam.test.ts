import { sitExam, type Examined } from './exam'
import { isNamed, isWronglyNamed } from './table'

const isSoak = process.env['SOAK'] === '1'

/** Faults of each pool, and controls. */
const count = isSoak ? 8 : 1

let all: readonly Examined[]
beforeAll(async () => {
  all = await sitExam(count)
}, 600_000)

it('names the culprit of nine in ten faults in the soak, and of all but one here', () => {
  const faults = all.filter(({ pool }) => pool !== 'sound')
  expect(faults).toHaveLength(5 * count)
  const named = faults.filter((each) => isNamed(each, 'verdict'))
  expect(named.length).toBeGreaterThanOrEqual(isSoak ? 36 : 4)
})

it('names no wrong culprit, or one in the soak', () => {
  const wrong = all.filter((each) => isWronglyNamed(each, 'verdict')).map(({ id }) => id)
  expect(wrong.length).toBeLessThanOrEqual(isSoak ? 1 : 0)
})
