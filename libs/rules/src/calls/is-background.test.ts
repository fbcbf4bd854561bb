import { isBackground } from './is-background'

describe('a call that the page makes without being asked', () => {
  it.each([
    [undefined, { source: 'proactiveChat' }, false],
    [true, {}, true],
    [true, undefined, true],
    [['proactiveChat'], { source: 'proactiveChat' }, true],
    [['proactiveChat'], { source: 'accessory' }, false],
    [['proactiveChat'], {}, false],
    [['proactiveChat'], undefined, false],
  ] as const)('of a route with %j and the request %j: %s', (background, request, expected) => {
    expect(isBackground({ ...(background !== undefined && { background }) }, request)).toBe(expected)
  })
})
