import { findAnswers } from './find-answers'
import { supportAnswers } from './support-answers'

const first = (language: 'en' | 'es', asked: string) =>
  findAnswers(supportAnswers({ addresses: {}, language }, 'prospect'), asked)[0]?.id

it.each([
  ['en', 'where is my order', 'order'],
  ['en', 'receipts', 'receipt'],
  ['en', 'keep my phone number', 'number'],
  ['en', 'insurance', 'protection'],
  ['en', 'pick up', 'pickup'],
  ['es', 'seguro', 'protection'],
  ['es', '¿Dónde está mi pedido?', 'order'],
  ['es', 'numero', 'number'],
] as const)('in %s “%s” finds %s', (language, asked, id) => {
  expect(first(language, asked)).toBe(id)
})

it('finds all without a word, and none for what nothing is about', () => {
  const answers = supportAnswers({ addresses: {}, language: 'en' }, 'prospect')
  expect(findAnswers(answers, ' a ')).toEqual(answers)
  expect(findAnswers(answers, 'giraffe')).toEqual([])
})
