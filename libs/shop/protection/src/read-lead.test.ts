import type { ProtectionFeature } from '@soe/contracts'
import { readLead, type Protection } from './protection-lines'

const lines = [{ lineId: 'newLine1' }, { lineId: 'newLine2' }, { lineId: 'newLine3' }]

const offered = (...features: Partial<ProtectionFeature>[]) => ({ features }) as Protection

const leadOffer = { sorId: 'SFO1', benefits: [], claimsAYear: 3, claimCosts: [] }

describe('the lead offer', () => {
  it('is for every line whose device may have it', () => {
    const watch = offered({ sorId: 'SFO3' })
    const phone = { ...offered({ sorId: 'SFO1' }, { sorId: 'SFO2' }), leadOffer }
    expect(readLead(lines, [watch, phone, offered({ sorId: 'SFO1' })])?.lineIds).toEqual(['newLine2', 'newLine3'])
  })

  it('leaves out a line that cannot have it', () => {
    const phone = { ...offered({ sorId: 'SFO1' }), leadOffer }
    const dear = offered({ sorId: 'SFO1', ineligibleReason: 'Not for this device' })
    expect(readLead(lines, [phone, dear, undefined])?.lineIds).toEqual(['newLine1'])
  })

  it('is absent where the carrier leads with nothing', () => {
    expect(readLead(lines, [offered({ sorId: 'SFO1' }), undefined])).toBeUndefined()
  })
})
