import { memoize } from './memoize'

const counting = (most?: number) => {
  const makes: string[] = []
  const make = memoize((name: string, options?: { zone?: string | undefined }) => {
    makes.push(name)
    return { name, options }
  }, most)
  return { make, makes }
}

it('makes a value once for the same arguments', () => {
  const { make, makes } = counting()
  expect(make('a', { zone: 'UTC' })).toBe(make('a', { zone: 'UTC' }))
  expect(make('a', { zone: undefined })).toBe(make('a', {}))
  expect(makes).toEqual(['a', 'a'])
})

it('makes another for other arguments', () => {
  const { make } = counting()
  expect([make('a'), make('b'), make('a', {})].map(({ name }) => name)).toEqual(['a', 'b', 'a'])
  expect(make('a')).not.toBe(make('a', {}))
})

it('holds no more values than it may, whatever it is asked for', () => {
  const { make, makes } = counting(2)
  for (const name of ['a', 'b', 'a', 'b', 'c', 'c', 'b']) make(name)
  expect(makes).toEqual(['a', 'b', 'c', 'b'])
})

it('holds nothing of what could not be made', () => {
  const make = memoize((zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }))
  expect(() => make('Nowhere')).toThrow(RangeError)
  expect(() => make('Nowhere')).toThrow(RangeError)
})
