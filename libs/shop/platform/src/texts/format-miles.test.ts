import { formatMiles } from './format-miles'

it.each([
  [0.5, '0.5 miles', '0.5 millas'],
  [1, '1 mile', '1 milla'],
  [9.96, '10 miles', '10 millas'],
  [38.4, '38 miles', '38 millas'],
  [1032.4, '1,032 miles', '1,032 millas'],
])('%d reads %s, in Spanish %s', (miles, english, spanish) => {
  const unbroken = [english, spanish].map((text) => text.replace(' ', '\u00A0'))
  expect([formatMiles(miles, 'en'), formatMiles(miles, 'es')]).toEqual(unbroken)
})
