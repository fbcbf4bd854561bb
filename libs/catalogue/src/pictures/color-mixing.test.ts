import { darken, lighten, lightness, mix } from './color-mixing'

describe('mixing colors', () => {
  it.each([
    ['#000000', '#ffffff', 0, '#000000'],
    ['#000000', '#ffffff', 0.5, '#808080'],
    ['#102030', '#304050', 1, '#304050'],
  ])('of %s and %s at %d gives %s', (from, to, share, expected) => {
    expect(mix(from, to, share)).toBe(expected)
  })

  it('lightens towards white and darkens towards ink', () => {
    expect(lighten('#4a685c', 1)).toBe('#ffffff')
    expect(darken('#4a685c', 1)).toBe('#0a1116')
  })

  it('sees green as lighter than blue', () => {
    expect(lightness('#00ff00')).toBeGreaterThan(lightness('#0000ff'))
  })
})
