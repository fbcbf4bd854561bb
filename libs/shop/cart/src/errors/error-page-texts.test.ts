import { errorPageTexts } from './error-page-texts'
import { errorTypes, type ErrorType } from './error-types'

const types = Object.keys(errorTypes) as ErrorType[]

it.each(['en', 'es'] as const)('every type of error has a title and a body of its own, in %s', (language) => {
  const texts = errorPageTexts(language)
  for (const words of [types.map((type) => texts[type]), types.map((type) => texts[`${type}Body`])])
    expect(new Set(words).size).toBe(types.length)
})
