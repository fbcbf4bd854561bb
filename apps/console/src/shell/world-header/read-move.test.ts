import { readMove } from './custom-time'

describe('a move of the clock', () => {
  it('goes by a duration', () => expect(readMove('14 min 26 s')?.change).toEqual({ advance: 'PT14M26S' }))
  it('goes to an instant and stands there', () =>
    expect(readMove('2026-12-24T18:00:00Z')?.change).toEqual({ freeze: '2026-12-24T18:00:00.000Z' }))
  it('is none where the text is neither', () => expect(readMove('tomorrow')).toBeUndefined())
})
