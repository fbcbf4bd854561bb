import { showRecommendedAccessories } from './read-recommendations'

describe('recommended accessories', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 3],
    [6, 6],
    [7, 6],
  ])('of %i show %i', (given, shown) => {
    expect(showRecommendedAccessories(Array.from({ length: given }, (_item, index) => index))).toHaveLength(shown)
  })
})
