import { isMobileWidth, isNarrowWidth } from './is-mobile-width'

describe('a viewport width', () => {
  it.each([
    [320, true, true],
    [449, true, true],
    [450, true, false],
    [549, true, false],
    [550, false, false],
    [1440, false, false],
  ])('of %i px is mobile %s and narrow %s', (width, mobile, narrow) => {
    expect([isMobileWidth(width), isNarrowWidth(width)]).toEqual([mobile, narrow])
  })
})
