import { box, inset, roundedRect } from './geometry'

describe('roundedRect', () => {
  it('is a plain rectangle without a radius', () => {
    expect(roundedRect(box(0, 0, 10, 4), 0)).toBe(
      'M0 0H10C10 0 10 0 10 0V4C10 4 10 4 10 4H0C0 4 0 4 0 4V0C0 0 0 0 0 0Z',
    )
  })

  it('starts a corner earlier than its circle would', () => {
    expect(roundedRect(box(0, 0, 200, 400), 50)).toMatch(/^M64 0H136C/)
  })

  it('ends a pill in true half circles', () => {
    expect(roundedRect(box(0, 0, 100, 40), 20)).toMatch(/^M20 0H80C91.05 0 100 8.95 100 20V20C/)
  })

  it('rounds each corner by its own radius', () => {
    expect(roundedRect(box(0, 0, 100, 100), [10, 0, 0, 0])).toMatch(/^M12.8 0H100C100 0/)
  })
})

describe('inset', () => {
  it('draws every side in', () => {
    expect(inset(box(1, 2, 30, 40), 5)).toEqual(box(6, 7, 20, 30))
  })
})
