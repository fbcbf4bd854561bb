import { acceptedElements, listElements, mediaTypeOf } from './header-values'

describe('a header that holds a list', () => {
  it.each([
    ['es-US,es;q=0.9,en;q=0.8', ['es-US', 'es;q=0.9', 'en;q=0.8']],
    [' , gzip ,, br ', ['gzip', 'br']],
    ['"a,b", W/"c\\",d"', ['"a,b"', 'W/"c\\",d"']],
    ['"never ended, so one', ['"never ended, so one']],
    ['', []],
  ])('%j has the elements %j', (field, elements) => {
    expect(listElements(field)).toEqual(elements)
  })

  it.each([
    ['en;q=0.5, es', ['es', 'en']],
    ['ES-us , en ; Q=0.9', ['es-us', 'en']],
    ['gzip;q=0, br;q=0.000, identity', ['identity']],
    ['text/html;level="1,2";q=0.4, */*;q=0.1', ['text/html', '*/*']],
    [undefined, []],
  ])('%j prefers %j', (field, elements) => {
    expect(acceptedElements(field)).toEqual(elements)
  })

  it('is read in linear time', () => {
    const field = '"\\"'.repeat(200_000)
    expect(listElements(field).length).toBe(1)
  })
})

it.each([
  ['application/json; charset=utf-8', 'application/json'],
  ['Application/JSON;charset="utf-8;"', 'application/json'],
  [undefined, ''],
])('the media type of %j is %j', (given, type) => {
  expect(mediaTypeOf(given)).toBe(type)
})
