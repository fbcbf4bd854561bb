import { z } from 'zod'
import { checkDocument } from './check-document'

const schema = z.strictObject({
  waivers: z.array(z.strictObject({ owner: z.string().min(1), until: z.iso.date(), kind: z.enum(['type', 'value']) })),
})
const sound = { owner: 'cart team', until: '2026-12-24', kind: 'type' }

describe('checkDocument', () => {
  it('hands on what fits', () => {
    expect(checkDocument(schema, { waivers: [sound] })).toEqual({ waivers: [sound] })
  })

  it.each([
    [[], 'Needed here is an object with waivers, not a list.'],
    [{ waivers: sound }, 'waivers: Needed here is a list, not an object.'],
    [{ waivers: [{ ...sound, until: 'soon' }] }, 'waivers[0].until: "soon" is not a date such as 2026-12-24.'],
    [{ waivers: [{ ...sound, owner: '' }] }, 'waivers[0].owner: Too little: at least 1 character.'],
    [{ waivers: [{ ...sound, kind: 'typ' }] }, 'waivers[0].kind: "typ" is not known here. Did you mean "type"?'],
    [{ waivers: [sound], waiver: [] }, 'waiver: There is no field "waiver" here. Did you mean "waivers"?'],
  ])('says what is wrong with %j, where, and what is allowed', (document, said) => {
    expect(() => checkDocument(schema, document)).toThrow(said)
  })

  it('names ten problems at most', () => {
    const many = { waivers: Array.from({ length: 50 }, () => ({ ...sound, until: 'soon' })) }
    expect(() => checkDocument(schema, many)).toThrow(/^(waivers\[\d\].until: "soon" is not [^.]*\. ?){10}$/)
  })
})
