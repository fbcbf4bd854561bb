import { findProduct } from '@soe/catalogue'
import { compareTexts } from '../compare/compare-texts'
import { sayDifference } from './say-difference'

describe('the sentence on top of a comparison', () => {
  const said = (language: 'en' | 'es', ...names: string[]) =>
    sayDifference(
      names.flatMap((name) => findProduct(name, language) ?? []),
      compareTexts(language),
      language,
    )

  it.each([
    [
      'en',
      ['tern-s4', 'pelago-9'],
      'Tern S4 lasts 13 hr longer and costs $5.55 less a month; Pelago 9 is updated 3 years longer.',
    ],
    [
      'es',
      ['tern-s4', 'pelago-9'],
      'Tern S4 dura 13 h más y cuesta $5.55 menos al mes; Pelago 9 se actualiza 3 años más.',
    ],
    [
      'en',
      ['orbit-12-pro', 'orbit-12', 'orbit-12-max'],
      'Orbit 12 Max lasts 11 hr longer than the next; Orbit 12 costs $5.55 less a month and is 28 g lighter than the next.',
    ],
  ] as const)('in %s says of %j what decides', (language, names, sentence) => {
    expect(said(language, ...names)).toBe(sentence)
  })

  it('says nothing of a device beside itself', () => {
    expect(said('en', 'orbit-12', 'orbit-12')).toBeUndefined()
  })
})
