import { readSignedOut, writeSignedOut, type SignedOut } from './signed-out'

describe('why the shopper is signed out', () => {
  it.each<SignedOut>([
    { reason: 'idle', from: '/sales/next/expresscart.html?a=1&b=2', at: '13:54', items: 6 },
    { reason: 'self', items: 0 },
    { reason: 'elsewhere', from: '/espanol/smartphones/', items: 1 },
  ])('is read as it was written: %j', (signedOut) => {
    expect(readSignedOut(writeSignedOut(signedOut))).toEqual(signedOut)
  })

  it.each([
    ['', undefined],
    ['reason=hacked', undefined],
    ['reason=idle', { reason: 'idle', items: 0 }],
    ['reason=idle&from=https://evil.example/&at=25:00&items=x', { reason: 'idle', items: 0 }],
    ['reason=idle&from=//evil.example', { reason: 'idle', items: 0 }],
  ])('of %j is %j', (text, expected) => {
    expect(readSignedOut(text)).toEqual(expected)
  })
})
