import { favoriteAction } from './add-wishlist'

describe('favorites', () => {
  it.each([
    ['F1', 'update'],
    ['', 'add'],
    [null, 'add'],
    [undefined, 'add'],
  ])('with the id %j are saved by the action %s', (favoriteId, action) => {
    expect(favoriteAction(favoriteId)).toBe(action)
  })
})
